import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Select } from '#web/ui/select.tsx';

const ALL = 'all';
/** Whatever a cost centre is called, it is none of our own words. */
const toKey = (costCentre: string): string => `of ${costCentre}`;

type CostCentreFilterProps = {
  readonly costCentres: readonly string[];
  readonly chosen: string;
  readonly onChoose: (costCentre: string | undefined) => void;
};

/** One of those that were billed to, or all. */
export function CostCentreFilter({ costCentres, chosen, onChoose }: CostCentreFilterProps) {
  const { formatMessage } = useIntl();
  // An old address may name one that no invoice bears.
  const offered = chosen === '' || costCentres.includes(chosen) ? costCentres : [...costCentres, chosen];
  return (
    <Select
      label={
        <span className="sr-only">
          <FormattedMessage id="word.costCentre" />
        </span>
      }
      value={chosen === '' ? ALL : toKey(chosen)}
      onChange={(key) => onChoose(offered.find((costCentre) => toKey(costCentre) === key))}
      options={[
        { id: ALL, label: formatMessage({ id: 'invoice.costCentre.all' }) },
        ...offered.map((costCentre) => ({ id: toKey(costCentre), label: costCentre })),
      ]}
    />
  );
}

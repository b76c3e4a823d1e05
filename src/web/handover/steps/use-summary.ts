import { useIntl } from '#i18n/intl.tsx';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';
import { judgeTread } from '#domain/handover/tread-depth.ts';
import { useFormat } from '#web/words/use-format.ts';
import { useHandoverDesk } from '../handover-desk.ts';

type Summary = { readonly text: string; readonly hasHints: boolean };

const plain = (text: string): Summary => ({ text, hasHints: false });

/** What was answered to a question, in a few words. Empty while there is nothing to tell. */
export function useSummary(): (step: HandoverStep) => Summary {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { handover, view } = useHandoverDesk();
  const { parts, photos } = view;

  const tyres = (): Summary => {
    const depths = Object.values(parts.tyres);
    const hints = depths.filter((depth) => judgeTread(depth) !== 'ok').length;
    if (depths.length === 0) return plain('');
    return { text: formatMessage({ id: 'handover.sum.tyres' }, { count: depths.length, hints }), hasHints: hints > 0 };
  };
  const checklist = (): Summary => {
    const checks = Object.values(parts.checklist);
    const bad = checks.filter(({ isOk }) => !isOk).length;
    if (checks.length === 0) return plain('');
    return { text: formatMessage({ id: 'handover.sum.checks' }, { count: checks.length, bad }), hasHints: bad > 0 };
  };
  const damages = (): Summary => {
    if (parts.damages === null) return plain('');
    const count = parts.damages.length;
    const known = handover.knownDamages.length;
    return {
      text: formatMessage({ id: `handover.sum.damages.${handover.kind}` }, { count, known }),
      hasHints: count > 0,
    };
  };
  const cleanliness = (): Summary => {
    if (parts.cleanliness === null) return plain('');
    const { isClean } = parts.cleanliness;
    return { text: formatMessage({ id: isClean ? 'handover.clean' : 'handover.dirty' }), hasHints: !isClean };
  };
  const counts: readonly number[] = Object.values(parts.equipment);
  const positions: readonly string[] = handover.plan.photos;
  const taken = photos.filter(({ position }) => positions.includes(position)).length;

  return (step) => {
    switch (step) {
      case 'driver':
        return plain(parts.driver?.name ?? '');
      case 'mileage':
        return {
          text: parts.mileage
            ? formatMessage({ id: 'handover.unit.km' }, { value: format.number(parts.mileage.km) })
            : '',
          hasHints: parts.mileage?.isConfirmed === true,
        };
      case 'cooling':
        return {
          text: parts.cooling
            ? `${formatMessage({ id: 'handover.unit.h' }, { value: format.number(parts.cooling.engineHours) })} · ${format.percent(parts.cooling.fuelPercent)}`
            : '',
          hasHints: parts.cooling?.isConfirmed === true,
        };
      case 'tyres':
        return tyres();
      case 'checklist':
        return checklist();
      case 'damages':
        return damages();
      case 'photos':
        return plain(taken === 0 ? '' : formatMessage({ id: 'handover.sum.photos' }, { count: taken }));
      case 'equipment':
        return plain(
          counts.length === 0
            ? ''
            : formatMessage({ id: 'handover.sum.equipment' }, { count: counts.reduce((sum, count) => sum + count, 0) }),
        );
      case 'cleanliness':
        return cleanliness();
      case 'signatures':
        return plain('');
    }
  };
}

import { Section } from '#web/form/section.tsx';
import type { CountryOption } from '#web/ui/country-select.tsx';
import type { SettingView } from './load-settings.server.ts';
import { SettingBody } from './setting-body.tsx';

type SellersProps = { readonly sellers: readonly SettingView[]; readonly countries: readonly CountryOption[] };

/** Who bills in which country, each decided alone and opened by its name. */
export const SellersCard = ({ sellers, countries }: SellersProps) => (
  <Section title="adminSetting.sellers" note="adminSetting.sellers.text">
    <div className="divide-y divide-line">
      {sellers.map((setting) => (
        <details key={setting.group} className="py-2">
          <summary className="cursor-pointer py-1.5">
            <span className="font-semibold">{setting.place}</span>
            {setting.caption !== '' && <span className="text-asphalt-600"> · {setting.caption}</span>}
          </summary>
          <div className="pt-3 pb-4">
            <SettingBody setting={setting} countries={countries} />
          </div>
        </details>
      ))}
    </div>
  </Section>
);

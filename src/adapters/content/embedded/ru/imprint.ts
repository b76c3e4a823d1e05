import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Сведения о компании',
  text: 'Сведения согласно § 5 закона Германии о цифровых услугах (DDG)',
  sections: [
    section(
      'company',
      'Поставщик услуг',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburg
Германия

Управляющие директора, представляющие компанию: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Контакты',
      `Телефон: [{phone}](tel:{phone})
Эл. почта: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Реестр и НДС',
      `Торговый реестр: Amtsgericht Hamburg, HRB 999999
НДС-номер: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Ответственность за содержание',
      `Henrike Albers, адрес указан выше (§ 18 абз. 2 Государственного договора о СМИ Германии, MStV)`,
    ),
    section(
      'disputes',
      'Разрешение споров',
      `Наше предложение адресовано предприятиям. Мы не участвуем в процедурах в органах по урегулированию споров с потребителями.`,
    ),
    section(
      'sources',
      'Источники',
      `Картографические данные: Natural Earth, общественное достояние. Населённые пункты: [GeoNames](https://www.geonames.org) (CC BY 4.0), с изменениями. Праздничные дни: date-holidays (CC BY-SA 3.0). Рисунки и тексты: Trailyard GmbH.`,
    ),
  ],
};

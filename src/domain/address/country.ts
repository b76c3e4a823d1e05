/** Where the companies of our customers sit: Europe and its neighbours by road, as ISO 3166 alpha-2 codes. */
export const COMPANY_COUNTRIES: readonly string[] =
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM TR UA'.split(
    ' ',
  );

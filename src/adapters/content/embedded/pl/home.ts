import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Wynajem naczep online, wiążąco: dokładnie ten pojazd, z numerem rejestracyjnym, wymiarami i ceną co do dnia.',
  heroHeadline: 'Wynajem naczepy, jakby stała na Państwa placu.',
  heroText:
    'Rezerwują Państwo nie klasę, lecz dokładnie ten pojazd: z numerem rejestracyjnym, wymiarami i ceną co do dnia.',
  promises: [
    { text: 'Naczepy: {trailers}, oddziały: {depots}' },
    { text: 'Bezpłatne anulowanie do 24 h przed odbiorem' },
    { text: 'Skrytka na klucze całą dobę: {keyBoxDepots}' },
  ],
  typesHeadline: 'Co chcą Państwo załadować?',
  tiles: [
    { type: 'plane', text: 'Kurtyna, mega, coil, napoje XL' },
    { type: 'cool', text: 'FRC, od −30 do +30 °C, dwupoziomowa' },
    { type: 'box', text: 'Ładunki suche, meble, miejska z windą' },
    { type: 'chassis', text: '40 stóp stała, lekka 40HC, tank-kontenery 20/30' },
    { type: 'chassisAllround', text: 'Od 20 do 45 stóp, rozsuwana' },
    { type: 'tipper', text: 'Stalowa półokrągła, skrzynia aluminiowa, asfalt' },
    { type: 'tipperAgrar', text: 'Zboże 50 i 60 m³, GMP+' },
  ],
  contactHeadline: 'Nie mają Państwo pewności, co pasuje?',
  contactText: 'Proszę podać ładunek i trasę. Wskażemy odpowiednią naczepę.',
  contactHours: 'Pon.–pt. w godz. 6.00–20.00',
  priceHeadline: 'Siedem dni dłużej. Zero euro więcej.',
  priceText:
    'Od {flatFrom}. dnia za naczepę kurtynową płacą Państwo już cenę miesięczną. Kolejne dni, do {flatTo}. włącznie, są wtedy bez dopłaty, a informujemy o tym jeszcze przed rezerwacją.',
  depotsHeadline: 'Oddziały przy trasach, którymi Państwo jeżdżą: {depots}',
};

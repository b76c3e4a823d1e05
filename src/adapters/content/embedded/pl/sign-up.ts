import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Rejestracja firmy',
  text: 'Cztery krótkie kroki: firma, adres, osoba, warunki. Potem z konta korzysta cały Państwa zespół.',
  benefits: [
    { text: 'Dostępność i ceny co do dnia, bez pytania o ofertę' },
    { text: 'Role, limity zamówień i akceptacje dla zespołu' },
    { text: 'Polecenie zapłaty lub przelew, z numerem zamówienia i centrum kosztów' },
  ],
  body: richText(
    `Po ostatnim kroku otrzymają Państwo e-mail z linkiem, który służy do ustawienia hasła.

Każdą nową firmę sprawdzamy. Do tego czasu można szukać naczep i dodawać je do koszyka; najem jest możliwy, gdy tylko aktywujemy konto.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Gotowi, zanim ruszą żniwa',
  text: 'Wywrotki rolnicze o pojemności 50 i 60 m³, z zasuwą do zboża i plandeką rolowaną. Firmę warto zarejestrować już teraz, aby w sezonie wynajmować w kilka minut.',
  benefits: [
    { text: 'GMP+, podłoga dopuszczona do żywności, trzy ostatnie ładunki udokumentowane' },
    { text: 'Czyszczenie na poziomie B lub C z zaświadczeniem, do zamówienia jako dodatek' },
    { text: 'Od 30 dni wyraźnie taniej: dobre rozwiązanie na cały sezon' },
  ],
  body: richText(
    `Dla spółdzielni, handlu rolnego i firm transportowych. Które wywrotki są wolne w Państwa okolicy, widać jeszcze przed rejestracją w dziale [Wywrotki rolnicze](/trailers?type=tipperAgrar).`,
  ),
};

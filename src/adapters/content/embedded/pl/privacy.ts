import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Polityka prywatności',
  text: 'Jakie dane osobowe przetwarzamy, w jakim celu, jak długo i jakie prawa Państwu przysługują',
  sections: [
    section(
      'controller',
      '1. Administrator danych',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hamburg, Niemcy
Telefon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Odwiedziny strony',
      `Przy wywołaniu strony nasz serwer przetwarza dane techniczne: czas, wywołany adres, wynik, adres IP i dane przeglądarki. Są one potrzebne, aby dostarczać strony i odpierać ataki (art. 6 ust. 1 lit. f RODO). Poufne części adresów, na przykład w linkach z e-maili, są w dziennikach zamaskowane. Czcionki, mapy i obrazy pochodzą z naszego własnego serwera.`,
    ),
    section(
      'account',
      '3. Konto i firma',
      `Na potrzeby konta przetwarzamy imię i nazwisko, adres e-mail, język, rolę, opcjonalnie zdjęcie, a także dane i adresy Państwa firmy wraz z NIP UE, którego ważność sprawdzamy. Hasła zapisujemy wyłącznie w postaci skrótu. Rejestrujemy logowania, nieudane próby i zmiany istotne dla bezpieczeństwa (art. 6 ust. 1 lit. b i f RODO).

Jeśli nasz dział wsparcia musi obsłużyć konto w Państwa imieniu, podaje powód; sesja i zmiany są rejestrowane. Hasło, zgody, mandaty i podpisy są przy tym zablokowane.`,
    ),
    section(
      'rental',
      '4. Najem i przekazanie',
      `Na potrzeby zamówień i rezerwacji przetwarzamy dane najmu, notatki, imię i nazwisko kierowcy oraz protokół ze zdjęciami i podpisem (art. 6 ust. 1 lit. b RODO). Naczepy z telematyką przesyłają pozycję i przebieg; Państwa firma widzi je tylko w związku z trwającym lub przyszłym najmem. Wykorzystujemy je do eksploatacji, konserwacji oraz odnajdywania naczep niezwróconych w terminie lub skradzionych (lit. f).`,
    ),
    section(
      'payment',
      '5. Płatność',
      `Do polecenia zapłaty zapisujemy mandat, właściciela rachunku i numer IBAN. IBAN jest zaszyfrowany i wyświetlany tylko częściowo. Przed zamówieniem porównujemy otwarte zamówienia Państwa firmy z jej limitem kredytowym. Jeśli wynik jest negatywny, możliwa pozostaje przedpłata; na życzenie sprawę sprawdza człowiek.`,
    ),
    section(
      'storage',
      '6. Pliki cookie i pamięć przeglądarki',
      `Niezbędne i dopuszczalne bez zgody (§ 25 ust. 2 TDDDG):

- **locale**: wybrany język, 365 dni
- **session**, **refresh**: logowanie, 12 godzin lub z opcją „Nie wylogowuj mnie” 30 dni
- **auth_public**: czas wygaśnięcia logowania, bez innych danych
- **app_version**: wersja aplikacji, aby po aktualizacji nie pozostało nic nieaktualnego
- **consent**: Państwa decyzja dotycząca statystyki
- **flash**: komunikat dla następnej strony, 60 sekund
- **wrote**: dokąd zapisano ostatnią zmianę, 5 sekund

Podczas rejestracji podpisany plik cookie zapamiętuje, że została ona zakończona. Filtry i wycinek mapy są zapisane w pamięci lokalnej przeglądarki, wybór płatności tylko do zamknięcia karty, a niewysłane jeszcze dane protokołu na urządzeniu, aż do ich przesłania.`,
    ),
    section(
      'statistics',
      '7. Statystyka i reklama tylko za zgodą',
      `Odsłony stron analizujemy tylko za Państwa zgodą. Imiona i nazwiska oraz poufne części adresów są wcześniej maskowane. Również dane kampanii (parametry utm, gclid) zapisujemy dopiero wtedy, a zamówienia będące wynikiem reklamy zgłaszamy do Google Ads (art. 6 ust. 1 lit. a RODO, § 25 ust. 1 TDDDG). Bez zgody nic takiego się nie dzieje: do tego czasu dane kampanii znajdują się tylko w adresie otwieranych stron, a w przypadku rejestracji także przy niej, aż do jej zakończenia. Zgodę można w każdej chwili wycofać w ustawieniach prywatności.`,
    ),
    section(
      'mail',
      '8. E-maile',
      `Wysyłamy e-maile związane z kontem i najmem: potwierdzenia, zaproszenia, przypomnienia, informacje o bezpieczeństwie. Reklam nie wysyłamy.`,
    ),
    section(
      'recipients',
      '9. Odbiorcy',
      `Dostawcy usług hostingu, poczty e-mail, treści redakcyjnych i telematyki przetwarzają dane na nasze zlecenie; ponadto dane otrzymują banki, warsztaty, pomoc drogowa i urzędy, o ile jest to konieczne w danym przypadku. Do krajów spoza EOG dane trafiają tylko z zachowaniem gwarancji z art. 44 i nast. RODO.`,
    ),
    section(
      'retention',
      '10. Okres przechowywania',
      `Dane przechowujemy, dopóki istnieje konto i są one potrzebne do danego celu. Umowy, dokumenty księgowe i protokoły przechowujemy zgodnie z prawem handlowym i podatkowym od sześciu do dziesięciu lat. Dzienniki techniczne usuwamy, gdy tylko nie są już potrzebne do działania i bezpieczeństwa.`,
    ),
    section(
      'rights',
      '11. Państwa prawa',
      `Przysługuje Państwu prawo dostępu, sprostowania, usunięcia, ograniczenia, przenoszenia i sprzeciwu (art. 15–21 RODO). Kopię swoich danych można pobrać samodzielnie na koncie w zakładce „Ochrona danych”. Skargę można wnieść do organu nadzorczego, na przykład do Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit.`,
    ),
    section(
      'changes',
      '12. Zmiany',
      `Jeśli przetwarzanie się zmieni, dostosujemy niniejszą politykę i nadamy jej nowy numer wersji. Istotne zmiany przedstawimy Państwu przy następnym logowaniu.`,
    ),
  ],
};

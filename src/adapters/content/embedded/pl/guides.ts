import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'Z ekranu na drogę',
  steps: [
    {
      title: 'Wyszukanie',
      text: 'Miejsce, termin, typ. Wolna znaczy wolna: każdy pojazd jest w ofercie tylko raz.',
      details: richText(
        'Widoczne są wymiary, ładowność, wyposażenie i cena dokładnie za wybrany okres. Jeśli naczepa jest zajęta, podajemy, od kiedy będzie znów wolna lub gdzie stoi taka sama.',
      ),
    },
    {
      title: 'Rezerwacja',
      text: 'Cztery krótkie kroki. Naczepa pozostaje dla Państwa zarezerwowana przez 15 minut.',
      details: richText(
        'Koszyk, dodatki, płatność, sprawdzenie. Płatność poleceniem zapłaty lub przelewem. Potwierdzenie zamówienia i umowę najmu wysyłamy e-mailem.',
      ),
    },
    {
      title: 'Odbiór',
      text: 'Kierowca sprawdza telefonem: opony, szkody, podpis. Gotowe w sześć minut.',
      details: richText(
        'Protokół zapisuje się po każdym kroku i można go kontynuować na innym urządzeniu. Po podpisaniu jest dostępny przy rezerwacji jako plik PDF.',
      ),
    },
    {
      title: 'Zwrot',
      text: 'Koniec przed czasem? Otrzymają Państwo zwrot różnicy. Potrzebna dłużej? Wystarczą dwa kliknięcia.',
      details: richText(
        'Zwrot zgłasza się w rezerwacji. Przed przedłużeniem widać dopłatę oraz, jeśli coś się zmienia, podatek VAT.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Pomoc',
  text: 'Krótkie odpowiedzi na najczęstsze pytania z placu i z biura.',
  sections: [
    section(
      'pick-up-and-return',
      'Odbiór i zwrot',
      `Odbiór i zwrot są możliwe w godzinach otwarcia oddziału, a w oddziałach ze skrytką na klucze przez całą dobę. Wszystkie godziny podajemy w czasie lokalnym oddziału. Naczepa wraca do oddziału, z którego została odebrana.

Kierowca otwiera rezerwację w telefonie i przechodzi przez protokół: opony, światła, szkody, zdjęcia, podpis. Naczepę należy zwrócić pustą, zamiecioną i z kompletnym wyposażeniem.`,
    ),
    section(
      'cancel-and-extend',
      'Anulowanie i przedłużenie',
      `Do 24 godzin przed odbiorem anulowanie jest bezpłatne. Później naliczamy jedną stawkę dzienną, a w razie nieodebrania trzy, nigdy więcej niż łączna cena rezerwacji. Jeśli odpowiada Państwu także równorzędna lub lepsza naczepa, proszę wybrać to w koszyku: wtedy anulowanie jest bezpłatne do czterech godzin przed odbiorem.

Przedłużenie jest możliwe w rezerwacji, dopóki naczepa jest wolna. Płacą Państwo tylko różnicę do ceny całego nowego okresu najmu.`,
    ),
    section(
      'price-and-vat',
      'Ceny i VAT',
      `Dzień najmu trwa od godziny odbioru do tej samej godziny następnego dnia, z dwiema godzinami tolerancji. Stawka dzienna spada od 7, 30 i 180 dni. Dla naczep chłodni minimalny okres najmu wynosi trzy dni.

Do 30 dni obowiązuje VAT kraju odbioru. Przy dłuższym najmie liczy się siedziba Państwa firmy. W koszyku podajemy, który przypadek ma zastosowanie i dlaczego.`,
    ),
    section(
      'breakdown',
      'Pomoc drogowa 24/7',
      `Najpierw należy zabezpieczyć pojazd i ładunek. Następnie prosimy zadzwonić pod numer [{phone}](tel:{phone}) i podać numer rejestracyjny lub numer naczepy oraz miejsce postoju.

Z dodatkiem „Pomoc drogowa” organizujemy pomoc w całej Europie przez całą dobę. Naprawy prosimy zlecać dopiero po naszej akceptacji.`,
    ),
    ...answers,
    section(
      'contact',
      'Kontakt',
      `Telefon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})

W miarę możliwości prosimy mieć pod ręką numer rezerwacji. Wtedy pomożemy szybciej.`,
    ),
  ],
};

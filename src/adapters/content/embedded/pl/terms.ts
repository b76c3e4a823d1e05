import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Warunki najmu',
  text: 'Ogólne warunki najmu naczep przez przedsiębiorców',
  sections: [
    section(
      'scope',
      '1. Zakres obowiązywania',
      `Niniejsze warunki obowiązują przy najmie naczep od Trailyard GmbH („Trailyard”, „my”). Wynajmujemy wyłącznie przedsiębiorcom, osobom prawnym prawa publicznego i publicznoprawnym funduszom celowym, a nie konsumentom.

Warunki najemcy obowiązują tylko wtedy, gdy wyrazimy na nie zgodę w formie tekstowej. Wiążąca jest wersja, którą najemca zaakceptował przy składaniu zamówienia. Jest ona zapisywana wraz z zamówieniem.`,
    ),
    section(
      'account',
      '2. Konto klienta',
      `Konto należy do jednej firmy. Sprawdzamy każdą nową firmę; do czasu aktywacji może ona dodawać naczepy do koszyka, ale nie może zamawiać. Administratorzy firmy przyznają role, limity zamówień i akceptacje oraz dbają o to, by dane dostępowe pozostały poufne. Zamówienie złożone przez członka zespołu w ramach jego roli uważa się za zamówienie firmy.

Jeśli zamówienie przekracza limit członka zespołu, musi je zaakceptować inny administrator firmy. Bez akceptacji zamówienie wygasa po 24 godzinach, najpóźniej cztery godziny przed odbiorem.`,
    ),
    section(
      'contract',
      '3. Zawarcie umowy',
      `Przedmiotem najmu jest określona naczepa z numerem rejestracyjnym, a nie klasa pojazdu. Jeżeli przy zamówieniu najemca godzi się na równorzędną lub lepszą naczepę, możemy zamiast zarezerwowanej podstawić co najmniej równorzędną w tym samym oddziale i po uzgodnionej cenie; niezwłocznie informujemy o tym najemcę. Prezentacja w sklepie nie stanowi jeszcze oferty. Wybierając „Wynajmij wiążąco”, najemca składa ofertę. Umowa zostaje zawarta z chwilą naszego potwierdzenia zamówienia, a przy przedpłacie z chwilą wpływu płatności. Zamówienie na kilka naczep obowiązuje w całości albo wcale.

W ostatnim kroku zamówienia rezerwujemy naczepy na 15 minut, z możliwością jednokrotnego przedłużenia. Jest to uprzejmość z naszej strony, z której nie wynikają żadne roszczenia.

Jeśli naczepa stanie się niedostępna przed odbiorem, proponujemy równorzędną lub zwracamy czynsz najmu. Nie narusza to postanowień punktu 14.`,
    ),
    section(
      'period',
      '4. Okres najmu',
      `Wszystkie godziny obowiązują w czasie lokalnym oddziału. Odbiór i zwrot odbywają się w godzinach otwarcia, a w oddziałach ze skrytką na klucze o każdej porze. Naczepę należy zwrócić do oddziału, z którego została odebrana, albo do innego, który uzgodniono jako miejsce zwrotu.

Po zwrocie naczepa jest, zależnie od typu, wyłączona z najmu na dwie lub sześć godzin w celu kontroli i czyszczenia. Tego czasu nie naliczamy.`,
    ),
    section(
      'price',
      '5. Ceny',
      `Obowiązuje cennik wyświetlany przy składaniu zamówienia. Ceny są cenami netto w euro. Dzień najmu trwa od godziny odbioru do tej samej godziny następnego dnia. Rozpoczęte dni liczą się w całości; pierwsze dwie godziny kolejnego dnia są bezpłatne. Minimalny okres najmu wynosi jeden dzień, a dla naczep chłodni trzy dni.

Stawka dzienna spada od 7, 30 i 180 dni. Krótszy najem nigdy nie kosztuje więcej niż najem sięgający następnego progu: zawsze obowiązuje niższa kwota. Dodatki naliczamy za dzień lub jednorazowo.`,
    ),
    section(
      'tax',
      '6. Podatek VAT',
      `Do 30 dni nieprzerwanego najmu obowiązuje VAT kraju, w którym naczepa jest odbierana. Jeśli najem trwa dłużej, decyduje siedziba najemcy:

- w kraju oddziału obowiązuje stawka tego kraju;
- w innym państwie UE, z ważnym NIP UE, podatek rozlicza najemca (odwrotne obciążenie);
- w innym państwie UE, bez ważnego NIP UE, obowiązuje stawka kraju oddziału;
- poza UE podatek VAT nie jest naliczany.

Jeśli okres 30 dni zostaje przekroczony dopiero wskutek przedłużenia, zasada dla długich najmów dotyczy tylko przedłużenia. Najemca dba o aktualność swojego NIP UE.`,
    ),
    section(
      'payment',
      '7. Płatność',
      `Najemca płaci poleceniem zapłaty SEPA na podstawie ważnego mandatu lub przelewem. Termin płatności i tytuł przelewu podano w potwierdzeniu zamówienia. Przed każdym zamówieniem sprawdzamy, czy otwarte zamówienia mieszczą się w limicie kredytowym firmy. Jeśli nie, czynsz należy przelać z góry; jeśli płatność nie wpłynie w ciągu trzech dni, najpóźniej cztery godziny przed odbiorem, zamówienie wygasa.

W razie opóźnienia obowiązują odsetki ustawowe. Najemca może potrącać wyłącznie wierzytelności bezsporne lub prawomocnie stwierdzone.`,
    ),
    section(
      'change',
      '8. Przedłużenie, wcześniejszy i późniejszy zwrot',
      `Przedłużenie jest możliwe, dopóki naczepa jest wolna. Naliczamy różnicę między ceną całego nowego a ceną dotychczasowego okresu najmu, według cennika pierwotnego zamówienia.

Przy wcześniejszym zwrocie zwracamy różnicę do ceny rzeczywistego okresu najmu; minimalny okres najmu jest zawsze naliczany. Przy późniejszym zwrocie naliczamy różnicę do chwili rzeczywistego zwrotu. Zastrzegamy sobie dalej idące roszczenia z tytułu opóźnionego zwrotu.`,
    ),
    section(
      'cancellation',
      '9. Anulowanie i nieodebranie',
      `Do 24 godzin przed odbiorem anulowanie jest bezpłatne, później naliczamy jedną stawkę dzienną. Jeżeli najemca godzi się na równorzędną lub lepszą naczepę, anulowanie jest bezpłatne do czterech godzin przed odbiorem. Jeśli naczepa nie zostanie odebrana, naliczamy trzy stawki dzienne. Miarodajna jest stawka dzienna rezerwacji; nigdy nie naliczamy więcej niż jej łączna cena. Najemca może wykazać, że szkoda była mniejsza.`,
    ),
    section(
      'handover',
      '10. Protokół przekazania',
      `Przy odbiorze i zwrocie sporządza się protokół: stan, opony, szkody, zdjęcia, wyposażenie, podpis. Kierowca działa przy tym w imieniu najemcy. Po podpisaniu protokołu nie można już zmienić; obie strony otrzymują go jako plik PDF. Jeśli protokół zwrotu wykazuje szkody, których brak w protokole odbioru, domniemywa się, że powstały w okresie najmu; najemca może wykazać, że było inaczej.

Naczepę należy zwrócić pustą, zamiecioną i z kompletnym wyposażeniem.`,
    ),
    section(
      'use',
      '11. Użytkowanie',
      `- Ciągnik, kierowca i ładunek muszą być odpowiednie dla naczepy. Za ładowność, naciski osi i zabezpieczenie ładunku odpowiada najemca.
- Towary niebezpieczne, żywność i pasze tylko w naczepach do tego przystosowanych; na żądanie należy podać trzy ostatnie ładunki.
- Podnajem tylko za naszą zgodą w formie tekstowej.
- Użytkowanie w UE, EOG, Szwajcarii i Zjednoczonym Królestwie, gdzie indziej tylko za naszą zgodą.
- Wypadki, kradzież i utratę należy nam niezwłocznie zgłosić, a kradzież i wypadki ze szkodą osób trzecich także policji.
- Naczepy z telematyką przesyłają pozycję i przebieg. Więcej informacji zawiera [polityka prywatności](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Konserwacja, badania, awarie',
      `Przekazujemy naczepę bezpieczną w ruchu drogowym i z ważnymi badaniami. Jeśli w trakcie najmu trwającego ponad 30 dni upływa termin badania, uzgadniamy z najemcą termin wizyty w warsztacie. Przed każdą jazdą najemca sprawdza opony, światła i hamulce.

W razie awarii jesteśmy dostępni pod numerem [{phone}](tel:{phone}). Naprawy najemca zleca dopiero po naszej akceptacji. Koszty nadmiernego zużycia ponosi najemca, o ile nie zamówił pakietu full service lub pakietu opon.`,
    ),
    section(
      'damage',
      '13. Odpowiedzialność najemcy',
      `Najemca odpowiada za uszkodzenia naczepy i jej utratę w okresie najmu, jeśli ponosi za nie winę on sam lub jego kierowca. Udział własny wynosi 2500 € na każdą szkodę, a z dostępnymi pakietami odpowiedzialności 1000 € lub 500 €. Ponad tę kwotę najemca nie odpowiada.

Ograniczenie to nie obowiązuje w razie winy umyślnej i użytkowania niezgodnego z umową, na przykład przeładowania. Przy rażącym niedbalstwie najemca odpowiada odpowiednio do stopnia winy. Kradzież i włamanie są objęte tylko przy wykupionej ochronie od kradzieży.`,
    ),
    section(
      'liability',
      '14. Odpowiedzialność Trailyard',
      `Odpowiadamy bez ograniczeń w razie winy umyślnej i rażącego niedbalstwa, naruszenia życia, ciała lub zdrowia, na podstawie niemieckiej ustawy o odpowiedzialności za produkt oraz z tytułu udzielonych gwarancji. Przy zwykłym niedbalstwie odpowiadamy tylko za naruszenie istotnych obowiązków umownych, w granicach szkody typowej dla umowy i możliwej do przewidzenia. Odpowiedzialność niezależna od winy za wady pierwotne jest wyłączona.`,
    ),
    section(
      'termination',
      '15. Wypowiedzenie z ważnej przyczyny',
      `Obie strony mogą wypowiedzieć umowę z ważnej przyczyny bez zachowania terminu, my w szczególności w razie zwłoki w płatności mimo wezwania lub użytkowania niezgodnego z umową mimo upomnienia. Po wypowiedzeniu naczepę należy niezwłocznie zwrócić.`,
    ),
    section(
      'final',
      '16. Postanowienia końcowe',
      `Obowiązuje prawo niemieckie z wyłączeniem Konwencji ONZ o umowach międzynarodowej sprzedaży towarów. Sądem właściwym jest sąd w Hamburgu, o ile prawo na to pozwala. Zmiany wymagają formy tekstowej. Nieważność jednego postanowienia nie narusza ważności pozostałych. Tłumaczenia służą zrozumieniu; wiążąca jest wersja niemiecka.`,
    ),
  ],
};

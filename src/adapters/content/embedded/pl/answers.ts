import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'Jak wynająć naczepę?',
    `Prosimy wyszukać według miejsca, okresu i typu, wybrać naczepę i dodać ją do koszyka. Potem następują cztery krótkie kroki: koszyk, dodatki, płatność, sprawdzenie. W ostatnim kroku naczepa jest wstępnie zarezerwowana przez 15 minut.

Potwierdzenie zamówienia i umowa najmu przychodzą e-mailem i są dostępne przy [rezerwacji](/booking).`,
  ),
  section(
    'change-booking',
    'Czy mogę zmienić rezerwację?',
    `Tak, dopóki naczepa nie została odebrana. W [rezerwacji](/booking) można zmienić terminy, dodatki, numer zamówienia, centrum kosztów i kierowcę. Nową cenę widać przed potwierdzeniem. O zmianie wystawiamy aneks.`,
  ),
  section(
    'handover-report',
    'Jak przebiega protokół przy odbiorze?',
    `Kierowca otwiera rezerwację w telefonie, krok po kroku sprawdza opony, światła, szkody i wyposażenie, robi zdjęcia i podpisuje. Każdy krok jest zapisywany, także bez zasięgu, i można go kontynuować na innym urządzeniu.

Po podpisaniu protokół w PDF jest dostępny przy rezerwacji i nie można go już zmienić.`,
  ),
  section(
    'key-box',
    'Jak działa skrytka na klucze?',
    `W oddziałach ze skrytką na klucze odbiór i zwrot są możliwe przez całą dobę, także w święta. Kierowca sam wypełnia i podpisuje protokół. Na stronie każdego z [oddziałów](/depots) podajemy, czy ma skrytkę na klucze.`,
  ),
  section(
    'return-early',
    'Czy mogę zwrócić wcześniej lub później?',
    `Zwrot należy zgłosić w [rezerwacji](/booking). Przy wcześniejszym zwrocie oddajemy różnicę do ceny rzeczywistego czasu najmu; minimalny okres najmu naliczamy zawsze.

Jeśli potrzeba więcej czasu, prosimy przedłużyć najem odpowiednio wcześnie. Bez przedłużenia naliczamy czas do rzeczywistego zwrotu.`,
  ),
  section(
    'damage',
    'Co zrobić w razie szkody?',
    `Szkody należy wpisać do protokołu i sfotografować. Wypadek, kradzież lub utratę prosimy zgłosić nam natychmiast pod numerem [{phone}](tel:{phone}), a kradzież i wypadki z udziałem osób trzecich także policji.

Udział własny wynosi 2500 € na szkodę, z pakietami odpowiedzialności mniej. Kradzież jest objęta ochroną tylko z ochroną od kradzieży.`,
  ),
  section(
    'payment',
    'Jak płacić?',
    `Poleceniem zapłaty SEPA z mandatem lub przelewem. Jeśli limit kredytowy firmy nie wystarcza na zamówienie, prosimy o przedpłatę; dane do przelewu i tytuł są w potwierdzeniu zamówienia.`,
  ),
  section(
    'invoice',
    'Gdzie znajdę dokumenty i fakturę?',
    `Potwierdzenie zamówienia, umowa najmu, aneksy i protokoły są przy [rezerwacji](/booking). Potwierdzenie nie jest fakturą: faktury wysyłamy na adres do faktur podany przez firmę na [koncie](/account), z numerem zamówienia i centrum kosztów.`,
  ),
  section(
    'team-and-limits',
    'Jak pracować w zespole?',
    `Administratorzy zapraszają współpracowników w [zespole](/team) oraz nadają role i limity zamówień. Jeśli zamówienie przekracza limit, musi je zaakceptować inny administrator. Bez akceptacji wygasa po 24 godzinach, najpóźniej cztery godziny przed odbiorem.`,
  ),
  section(
    'sign-up-and-review',
    'Jak zarejestrować firmę?',
    `Firmę należy [zarejestrować](/sign-up), podając adres i NIP UE, a następnie potwierdzić link z e-maila. Każdą nową firmę sprawdzamy. Do czasu zatwierdzenia można szukać i wypełniać koszyk, ale jeszcze nie zamawiać.`,
  ),
  section(
    'password',
    'Nie pamiętam hasła',
    `Prosimy zamówić [link do zmiany hasła](/reset-account). Jeśli po kilku minutach nic nie przyjdzie, warto zajrzeć do folderu ze spamem lub zapytać administratora firmy, na jaki adres założono konto.`,
  ),
];

import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'Cum închiriez o semiremorcă?',
    `Căutați după loc, perioadă și tip, alegeți o semiremorcă și adăugați-o în coș. Urmează patru pași scurți: coș, opțiuni, plată, verificare. La ultimul pas, semiremorca este reținută pentru dumneavoastră 15 minute.

Confirmarea comenzii și contractul de închiriere vin prin e-mail și se găsesc la [rezervare](/booking).`,
  ),
  section(
    'change-booking',
    'Pot modifica o rezervare?',
    `Da, cât timp semiremorca nu a fost preluată. În [rezervare](/booking) puteți modifica datele, opțiunile, numărul de comandă, centrul de cost și șoferul. Noul preț apare înainte de confirmare. Pentru modificare primiți un act adițional.`,
  ),
  section(
    'handover-report',
    'Cum decurge procesul-verbal la preluare?',
    `Șoferul deschide rezervarea pe telefon și verifică pas cu pas anvelopele, luminile, daunele și accesoriile, face fotografii și semnează. Fiecare pas se salvează, și fără rețea, și poate fi continuat pe alt dispozitiv.

După semnare, procesul-verbal rămâne în PDF la rezervare și nu mai poate fi modificat.`,
  ),
  section(
    'key-box',
    'Cum funcționează cutia cu chei?',
    `La depozitele cu cutie cu chei preluați și returnați non-stop, inclusiv de sărbători. Șoferul completează și semnează singur procesul-verbal. Pagina fiecăruia dintre [depozite](/depots) arată dacă are cutie cu chei.`,
  ),
  section(
    'return-early',
    'Pot returna mai devreme sau mai târziu?',
    `Anunțați returnarea în [rezervare](/booking). La returnarea mai devreme vă restituim diferența față de prețul duratei reale; perioada minimă se facturează întotdeauna.

Dacă aveți nevoie de mai mult timp, prelungiți din vreme. Fără prelungire facturăm timpul până la returnarea efectivă.`,
  ),
  section(
    'damage',
    'Ce fac în caz de daună?',
    `Consemnați daunele în procesul-verbal, cu fotografie. Accidentele, furtul și pierderea ni se anunță imediat la [{phone}](tel:{phone}), iar furtul și accidentele cu terți și la poliție.

Franșiza este de 2.500 € pe eveniment, mai mică cu pachetele de răspundere. Furtul este acoperit numai cu protecția împotriva furtului.`,
  ),
  section(
    'payment',
    'Cum plătesc?',
    `Prin debit direct SEPA cu mandat sau prin transfer bancar. Dacă limita de credit a firmei nu acoperă o comandă, solicităm plata în avans; datele bancare și referința sunt în confirmarea comenzii.`,
  ),
  section(
    'invoice',
    'Unde găsesc documentele și factura?',
    `Confirmarea comenzii, contractul de închiriere, actele adiționale și procesele-verbale se găsesc la [rezervare](/booking). Confirmarea nu este o factură: facturile se trimit la adresa de facturare indicată de firmă în [cont](/account), cu numărul de comandă și centrul de cost.`,
  ),
  section(
    'team-and-limits',
    'Cum lucrăm în echipă?',
    `Administratorii invită colegi în [echipă](/team) și stabilesc roluri și limite de comandă. Dacă o comandă depășește limita, trebuie aprobată de alt administrator. Fără aprobare expiră după 24 de ore, cel târziu cu patru ore înainte de preluare.`,
  ),
  section(
    'sign-up-and-review',
    'Cum îmi înregistrez firma?',
    `[Înregistrați](/sign-up) firma cu adresa și codul TVA și confirmați linkul din e-mail. Verificăm fiecare firmă nouă. Până la aprobare puteți căuta și umple coșul, dar încă nu puteți comanda.`,
  ),
  section(
    'password',
    'Am uitat parola',
    `Cereți un [link de resetare](/reset-account). Dacă după câteva minute nu a venit nimic, căutați în dosarul spam sau întrebați administratorul firmei cu ce adresă sunteți înregistrat.`,
  ),
];

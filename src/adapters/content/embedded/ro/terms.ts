import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Condiții de închiriere',
  text: 'Condiții generale pentru închirierea de semiremorci de către întreprinderi',
  sections: [
    section(
      'scope',
      '1. Domeniu de aplicare',
      `Aceste condiții se aplică închirierii de semiremorci de la Trailyard GmbH („Trailyard”, „noi”). Închiriem numai profesioniștilor, persoanelor juridice de drept public și fondurilor speciale de drept public, nu consumatorilor.

Condițiile locatarului se aplică numai dacă ne dăm acordul în formă text. Determinantă este versiunea pe care locatarul a acceptat-o la comandă. Aceasta se salvează împreună cu comanda.`,
    ),
    section(
      'account',
      '2. Contul de client',
      `Un cont aparține unei singure firme. Verificăm fiecare firmă nouă; până la activare, aceasta poate umple coșul, dar nu poate comanda. Administratorii firmei acordă roluri, limite de comandă și aprobări și se asigură că datele de acces rămân secrete. Ceea ce comandă un membru în cadrul rolului său se consideră comandă a firmei.

Dacă o comandă depășește limita membrului, un alt administrator al firmei trebuie să o aprobe. Fără aprobare, comanda expiră după 24 de ore, cel târziu cu patru ore înainte de preluare.`,
    ),
    section(
      'contract',
      '3. Încheierea contractului',
      `Se închiriază o anumită semiremorcă, cu număr de înmatriculare, nu o clasă de vehicule. Dacă la comandă locatarul acceptă și o semiremorcă egală sau mai bună, putem pune la dispoziție, în locul celei rezervate, una cel puțin echivalentă la același depozit și la prețul convenit; îl anunțăm imediat pe locatar. Prezentarea în magazin nu este încă o ofertă. Prin „Închiriați ferm” locatarul face o ofertă. Contractul se încheie prin confirmarea comenzii de către noi, iar la plata în avans, la încasarea plății. O comandă pentru mai multe semiremorci este valabilă integral sau deloc.

În ultimul pas al comenzii reținem semiremorcile timp de 15 minute, cu o singură prelungire posibilă. Acesta este un serviciu de curtoazie și nu dă naștere niciunui drept.

Dacă semiremorca devine indisponibilă înainte de preluare, oferim una echivalentă sau restituim chiria. Secțiunea 14 rămâne neatinsă.`,
    ),
    section(
      'period',
      '4. Perioada de închiriere',
      `Toate orele sunt în ora locală a depozitului. Preluarea și returnarea au loc în timpul programului, iar la depozitele cu cutie cu chei, oricând. Semiremorca trebuie adusă înapoi la depozitul din care a fost preluată sau la celălalt depozit convenit pentru returnare.

După returnare păstrăm semiremorca liberă, în funcție de tip, două sau șase ore pentru control și curățare. Acest timp nu se facturează.`,
    ),
    section(
      'price',
      '5. Prețuri',
      `Se aplică lista de prețuri afișată la comandă. Prețurile sunt nete, în euro. O zi de închiriere durează de la ora preluării până la aceeași oră a zilei următoare. Zilele începute se socotesc întregi; primele două ore ale unei zile suplimentare sunt gratuite. Perioada minimă de închiriere este de o zi, iar pentru semiremorcile frigorifice de trei zile.

Tariful zilnic scade de la 7, 30 și 180 de zile. O închiriere mai scurtă nu costă niciodată mai mult decât una care ajunge la treapta următoare: se aplică întotdeauna suma mai mică. Extraopțiunile se facturează pe zi sau o singură dată.`,
    ),
    section(
      'tax',
      '6. TVA',
      `Până la 30 de zile de închiriere neîntreruptă se aplică TVA din țara în care este preluată semiremorca. Dacă închirierea durează mai mult, decide sediul locatarului:

- în țara depozitului se aplică cota acesteia;
- într-un alt stat UE, cu cod TVA valabil, taxa este datorată de locatar (taxare inversă);
- într-un alt stat UE, fără cod TVA valabil, se aplică cota din țara depozitului;
- în afara UE nu se datorează TVA.

Dacă cele 30 de zile sunt depășite abia printr-o prelungire, regula pentru închirieri lungi se aplică numai prelungirii. Locatarul își menține codul TVA actualizat.`,
    ),
    section(
      'payment',
      '7. Plata',
      `Locatarul plătește prin debit direct SEPA, cu mandat valabil, sau prin transfer bancar. Scadența și detaliile plății se găsesc în confirmarea comenzii. Înainte de fiecare comandă verificăm dacă comenzile deschise se încadrează în limita de credit a firmei. În caz contrar, chiria trebuie transferată în avans; dacă plata nu este încasată în termen de trei zile, cel târziu cu patru ore înainte de preluare, comanda expiră.

În caz de întârziere se aplică dobânda legală. Locatarul poate compensa numai creanțe necontestate sau constatate definitiv de instanță.`,
    ),
    section(
      'change',
      '8. Prelungire, returnare mai devreme sau mai târziu',
      `Prelungirea este posibilă cât timp semiremorca este liberă. Se facturează diferența dintre prețul întregii perioade noi și cel al perioadei de până atunci, conform listei de prețuri a comenzii inițiale.

La returnarea mai devreme restituim diferența față de prețul perioadei efective de închiriere; perioada minimă se facturează întotdeauna. La returnarea mai târziu facturăm diferența până la returnarea efectivă. Ne rezervăm alte pretenții pentru returnarea cu întârziere.`,
    ),
    section(
      'cancellation',
      '9. Anulare și nepreluare',
      `Până la 24 de ore înainte de preluare anularea este gratuită, după aceea facturăm un tarif zilnic. Dacă locatarul acceptă o semiremorcă egală sau mai bună, anularea este gratuită până la patru ore înainte de preluare. Dacă semiremorca nu este preluată, facturăm trei tarife zilnice. Determinant este tariful zilnic al rezervării; nu se facturează niciodată mai mult decât prețul total al acesteia. Locatarul poate dovedi un prejudiciu mai mic.`,
    ),
    section(
      'handover',
      '10. Proces-verbal de predare',
      `La preluare și la returnare se întocmește un proces-verbal: stare, anvelope, daune, fotografii, accesorii, semnătură. Șoferul acționează în numele locatarului. După semnare, procesul-verbal nu mai poate fi modificat; ambele părți îl primesc în format PDF. Dacă procesul-verbal de returnare constată daune care lipsesc din cel de preluare, se prezumă că au apărut în perioada de închiriere; locatarul poate dovedi contrariul.

Semiremorca se returnează goală, măturată și cu toate accesoriile.`,
    ),
    section(
      'use',
      '11. Utilizare',
      `- Capul tractor, șoferul și marfa trebuie să fie potrivite pentru semiremorcă. Pentru sarcina utilă, sarcinile pe axă și asigurarea încărcăturii răspunde locatarul.
- Mărfuri periculoase, alimente și furaje numai cu semiremorci echipate în acest scop; la cerere trebuie indicate ultimele trei încărcături.
- Subînchirierea numai cu acordul nostru în formă text.
- Utilizare în UE, în SEE, în Elveția și în Regatul Unit, în alte locuri numai cu acordul nostru.
- Accidentele, furtul și pierderea trebuie să ne fie comunicate imediat, iar furtul și accidentele cu daune produse terților și poliției.
- Semiremorcile cu telematică transmit poziția și kilometrajul. Detalii se găsesc în [politica de confidențialitate](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Întreținere, inspecții, pene',
      `Predăm semiremorca sigură pentru circulație și cu inspecții valabile. Dacă în timpul unei închirieri de peste 30 de zile expiră un termen de inspecție, stabilim împreună cu locatarul programarea la atelier. Locatarul verifică înainte de fiecare cursă anvelopele, luminile și frânele.

În caz de pană, locatarul ne găsește la [{phone}](tel:{phone}). Reparațiile le comandă numai după aprobarea noastră. Uzura excesivă este suportată de locatar, dacă nu a rezervat un pachet full service sau un pachet de anvelope.`,
    ),
    section(
      'damage',
      '13. Răspunderea locatarului',
      `Locatarul răspunde pentru daunele produse semiremorcii și pentru pierderea acesteia în perioada de închiriere, dacă îi sunt imputabile lui sau șoferului său. Franșiza este de 2.500 € pe eveniment, iar cu pachetele de răspundere disponibile, de 1.000 € sau 500 €. Peste această sumă nu răspunde.

Această limitare nu se aplică în caz de intenție și de utilizare contrară contractului, de exemplu supraîncărcare. În caz de culpă gravă, locatarul răspunde în funcție de gravitatea culpei. Furtul și efracția sunt incluse numai cu protecția împotriva furtului.`,
    ),
    section(
      'liability',
      '14. Răspunderea Trailyard',
      `Răspundem nelimitat în caz de intenție și culpă gravă, de vătămare a vieții, integrității corporale sau sănătății, conform legii germane privind răspunderea pentru produse și în temeiul garanțiilor asumate. În caz de culpă simplă răspundem numai pentru încălcarea obligațiilor contractuale esențiale, în limita prejudiciului previzibil și tipic pentru contract. Răspunderea fără culpă pentru vicii inițiale este exclusă.`,
    ),
    section(
      'termination',
      '15. Reziliere din motive întemeiate',
      `Ambele părți pot rezilia contractul fără preaviz din motive întemeiate, noi îndeosebi în caz de întârziere la plată în pofida somației sau de utilizare contrară contractului în pofida avertismentului. După reziliere, semiremorca trebuie returnată imediat.`,
    ),
    section(
      'final',
      '16. Dispoziții finale',
      `Se aplică dreptul german, cu excluderea Convenției ONU privind vânzarea internațională de mărfuri. Instanța competentă este cea din Hamburg, în măsura permisă de lege. Modificările necesită formă text. Dacă o dispoziție este nulă, celelalte rămân valabile. Traducerile servesc înțelegerii; determinantă este versiunea germană.`,
    ),
  ],
};

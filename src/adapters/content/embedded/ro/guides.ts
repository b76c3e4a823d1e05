import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'De pe ecran la drum',
  steps: [
    {
      title: 'Căutare',
      text: 'Loc, perioadă, tip. Liber înseamnă liber: fiecare vehicul apare o singură dată în ofertă.',
      details: richText(
        'Vedeți dimensiunile, sarcina utilă, dotările și prețul exact pentru perioada dumneavoastră. Dacă o semiremorcă este ocupată, vă arătăm de când este din nou liberă sau unde se află una identică.',
      ),
    },
    {
      title: 'Rezervare',
      text: 'Patru pași scurți. Semiremorca rămâne reținută pentru dumneavoastră timp de 15 minute.',
      details: richText(
        'Coș, extraopțiuni, plată, verificare. Plătiți prin debit direct sau transfer bancar. Confirmarea comenzii și contractul de închiriere vin prin e-mail.',
      ),
    },
    {
      title: 'Preluare',
      text: 'Șoferul verifică de pe telefon: anvelope, daune, semnătură. Gata în șase minute.',
      details: richText(
        'Procesul-verbal se salvează după fiecare pas și poate fi continuat pe alt dispozitiv. După semnare, îl găsiți în format PDF la rezervare.',
      ),
    },
    {
      title: 'Returnare',
      text: 'Ați terminat mai devreme? Primiți diferența înapoi. Aveți nevoie mai mult timp? Două clicuri.',
      details: richText(
        'Anunțați returnarea în rezervare. Înainte de o prelungire vedeți costul suplimentar și, dacă se schimbă ceva, TVA.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Ajutor',
  text: 'Răspunsuri scurte la cele mai frecvente întrebări din curte și din birou.',
  sections: [
    section(
      'pick-up-and-return',
      'Preluare și returnare',
      `Preluarea și returnarea sunt posibile în timpul programului depozitului, iar la depozitele cu cutie cu chei, non-stop. Toate orele sunt în ora locală a depozitului. Semiremorca revine la depozitul din care a fost preluată.

Șoferul deschide rezervarea pe telefon și parcurge procesul-verbal: anvelope, lumini, daune, fotografii, semnătură. Vă rugăm să returnați semiremorca goală, măturată și cu toate accesoriile.`,
    ),
    section(
      'cancel-and-extend',
      'Anulare și prelungire',
      `Până la 24 de ore înainte de preluare anulați gratuit. După aceea facturăm un tarif zilnic, iar în caz de neprezentare trei, dar niciodată mai mult decât prețul total al rezervării. Dacă acceptați și o semiremorcă egală sau mai bună, alegeți acest lucru în coș: atunci anulați gratuit până la patru ore înainte de preluare.

Puteți prelungi din rezervare cât timp semiremorca este liberă. Plătiți doar diferența față de prețul întregii noi perioade de închiriere.`,
    ),
    section(
      'price-and-vat',
      'Prețuri și TVA',
      `O zi de închiriere durează de la ora preluării până la aceeași oră a zilei următoare, cu două ore de toleranță. Tariful zilnic scade de la 7, 30 și 180 de zile. Pentru semiremorcile frigorifice perioada minimă de închiriere este de trei zile.

Până la 30 de zile se aplică TVA din țara în care preluați. La o închiriere mai lungă contează sediul firmei dumneavoastră. În coș scrie ce caz se aplică și de ce.`,
    ),
    section(
      'breakdown',
      'Asistență rutieră 24/7',
      `Asigurați mai întâi vehiculul și marfa. Apoi sunați la [{phone}](tel:{phone}) și comunicați numărul de înmatriculare sau numărul semiremorcii și locul în care vă aflați.

Cu extraopțiunea „Asistență rutieră” organizăm ajutor în toată Europa, non-stop. Vă rugăm să comandați reparații numai după aprobarea noastră.`,
    ),
    ...answers,
    section(
      'contact',
      'Contact',
      `Telefon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})

Dacă este posibil, aveți la îndemână numărul rezervării. Așa vă putem ajuta mai repede.`,
    ),
  ],
};

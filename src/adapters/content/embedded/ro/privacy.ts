import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Politica de confidențialitate',
  text: 'Ce date cu caracter personal prelucrăm, în ce scop, cât timp și ce drepturi aveți',
  sections: [
    section(
      'controller',
      '1. Operatorul de date',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hamburg, Germania
Telefon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Vizitarea site-ului',
      `La accesare, serverul nostru prelucrează date tehnice: momentul, adresa accesată, rezultatul, adresa IP și datele browserului. Avem nevoie de ele pentru a livra paginile și a respinge atacurile (art. 6 alin. 1 lit. f RGPD). Părțile secrete ale adreselor, de exemplu din linkurile din e-mailuri, sunt mascate în jurnale. Fonturile, hărțile și imaginile vin de pe propriul nostru server.`,
    ),
    section(
      'account',
      '3. Contul și firma',
      `Pentru cont prelucrăm numele, adresa de e-mail, limba, rolul, la cerere o imagine, precum și datele și adresele firmei dumneavoastră, inclusiv codul TVA, a cărui valabilitate o verificăm. Parolele le stocăm numai sub formă de hash. Înregistrăm autentificările, încercările eșuate și modificările relevante pentru securitate (art. 6 alin. 1 lit. b și f RGPD).

Dacă echipa noastră de asistență trebuie să folosească un cont în numele dumneavoastră, indică motivul; sesiunea și modificările sunt înregistrate. Parola, consimțămintele, mandatele și semnăturile sunt blocate în acest timp.`,
    ),
    section(
      'rental',
      '4. Închirieri și predări',
      `Pentru comenzi și rezervări prelucrăm datele închirierii, notele, numele șoferului și procesul-verbal cu fotografii și semnătură (art. 6 alin. 1 lit. b RGPD). Semiremorcile cu telematică transmit poziția și kilometrajul; firma dumneavoastră le vede numai în legătură cu o închiriere în curs sau viitoare. Le folosim pentru exploatare, întreținere și pentru a găsi semiremorci nereturnate la termen sau furate (lit. f).`,
    ),
    section(
      'payment',
      '5. Plata',
      `Pentru debitul direct stocăm mandatul, titularul contului și IBAN-ul. IBAN-ul este stocat criptat și se afișează doar parțial. Înainte de o comandă comparăm comenzile deschise ale firmei dumneavoastră cu limita ei de credit. Dacă rezultatul este negativ, plata în avans rămâne posibilă; la cerere, situația este verificată de o persoană.`,
    ),
    section(
      'storage',
      '6. Cookie-uri și stocare în browser',
      `Necesare și permise fără consimțământ (§ 25 alin. 2 TDDDG):

- **locale**: limba aleasă, 365 de zile
- **session**, **refresh**: autentificarea dumneavoastră, 12 ore sau, cu „Rămâneți autentificat”, 30 de zile
- **auth_public**: momentul expirării autentificării, fără alte date
- **app_version**: versiunea aplicației, pentru ca după o actualizare să nu rămână nimic învechit
- **consent**: decizia dumneavoastră privind statisticile
- **flash**: un mesaj pentru pagina următoare, 60 de secunde
- **wrote**: până unde a fost salvată ultima modificare, 5 secunde

În timpul unei înregistrări, un cookie semnat reține că aceasta a fost finalizată. Filtrele și zona de hartă se află în stocarea locală a browserului, modalitatea de plată aleasă numai până la închiderea filei, iar datele de proces-verbal încă netrimise pe dispozitiv, până la transmitere.`,
    ),
    section(
      'statistics',
      '7. Statistici și publicitate numai cu consimțământ',
      `Analizăm accesările paginilor numai dacă v-ați dat consimțământul. Numele și părțile secrete ale adreselor sunt mascate în prealabil. Tot numai atunci stocăm și datele campaniilor (parametri utm, gclid) și comunicăm către Google Ads comenzile care provin dintr-un anunț (art. 6 alin. 1 lit. a RGPD, § 25 alin. 1 TDDDG). Fără consimțământ nu se întâmplă nimic din toate acestea: până atunci datele campaniilor se află numai în adresa paginilor pe care le deschideți și, dacă vă înregistrați, alături de înregistrare până la finalizarea ei. Vă puteți retrage oricând consimțământul în setările de confidențialitate.`,
    ),
    section(
      'mail',
      '8. E-mailuri',
      `Trimitem e-mailuri care țin de cont și de închirieri: confirmări, invitații, mementouri, informări de securitate. Nu trimitem publicitate.`,
    ),
    section(
      'recipients',
      '9. Destinatari',
      `Furnizorii de servicii de găzduire, e-mail, conținut editorial și telematică prelucrează date în numele nostru; în plus, băncile, atelierele, asistența rutieră și autoritățile primesc date, în măsura în care este necesar în cazul respectiv. În țări din afara SEE datele ajung numai cu garanțiile prevăzute la art. 44 și urm. RGPD.`,
    ),
    section(
      'retention',
      '10. Durata stocării',
      `Stocăm datele cât timp există contul și sunt necesare scopului. Contractele, documentele justificative și procesele-verbale le păstrăm între șase și zece ani, conform dreptului comercial și fiscal. Jurnalele tehnice le ștergem de îndată ce nu mai sunt necesare pentru funcționare și securitate.`,
    ),
    section(
      'rights',
      '11. Drepturile dumneavoastră',
      `Aveți dreptul de acces, rectificare, ștergere, restricționare, portabilitate și opoziție (art. 15–21 RGPD). O copie a datelor dumneavoastră o descărcați chiar din cont, la „Protecția datelor”. Puteți depune o plângere la o autoritate de supraveghere, de exemplu la Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit.`,
    ),
    section(
      'changes',
      '12. Modificări',
      `Dacă prelucrarea se schimbă, adaptăm această politică și îi dăm un nou număr de versiune. Modificările esențiale vi le prezentăm la următoarea autentificare.`,
    ),
  ],
};

import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Informativa sulla privacy',
  text: 'Quali dati personali trattiamo, a quale scopo, per quanto tempo e quali diritti Le spettano',
  sections: [
    section(
      'controller',
      '1. Titolare del trattamento',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Amburgo, Germania
Telefono: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Visita del sito',
      `Quando apre una pagina, il nostro server tratta dati tecnici: momento, indirizzo richiesto, esito, indirizzo IP e dati del browser. Ne abbiamo bisogno per fornire le pagine e respingere gli attacchi (art. 6, par. 1, lett. f, GDPR). Le parti segrete degli indirizzi, ad esempio nei link delle e-mail, vengono oscurate nei log. Caratteri, mappe e immagini provengono dal nostro server.`,
    ),
    section(
      'account',
      '3. Account e azienda',
      `Per l’account trattiamo nome, indirizzo e-mail, lingua, ruolo, un’immagine se lo desidera, nonché i dati e gli indirizzi della Sua azienda, compresa la partita IVA, di cui verifichiamo la validità. Le password sono salvate solo come hash. Registriamo gli accessi, i tentativi falliti e le modifiche rilevanti per la sicurezza (art. 6, par. 1, lett. b e f, GDPR).

Se la nostra assistenza deve operare su un account per Suo conto, ne indica il motivo; la sessione e le modifiche vengono registrate. Password, consensi, mandati e firme sono in tal caso bloccati.`,
    ),
    section(
      'rental',
      '4. Noleggi e consegne',
      `Per gli ordini e le prenotazioni trattiamo i dati del noleggio, le note, il nome dell’autista e il verbale con foto e firma (art. 6, par. 1, lett. b, GDPR). I semirimorchi con telematica trasmettono posizione e chilometraggio; la Sua azienda li vede solo in relazione a un noleggio in corso o futuro. Li utilizziamo per l’esercizio, la manutenzione e per ritrovare semirimorchi rubati o non restituiti in tempo (lett. f).`,
    ),
    section(
      'payment',
      '5. Pagamento',
      `Per l’addebito diretto conserviamo il mandato, l’intestatario del conto e l’IBAN. L’IBAN è salvato in forma cifrata e viene mostrato solo in parte. Prima di un ordine confrontiamo gli ordini aperti della Sua azienda con il suo limite di credito. Se l’esito è negativo, resta possibile il pagamento anticipato; su richiesta, una persona lo riesamina.`,
    ),
    section(
      'storage',
      '6. Cookie e memoria del browser',
      `Necessari e ammessi senza consenso (§ 25, comma 2, della legge tedesca TDDDG):

- **locale**: lingua scelta, 365 giorni
- **session**, **refresh**: il Suo accesso, 12 ore oppure, con «Resta connesso», 30 giorni
- **auth_public**: scadenza dell’accesso, nessun altro dato
- **app_version**: versione dell’applicazione, affinché dopo un aggiornamento non resti nulla di obsoleto
- **consent**: la Sua decisione sulle statistiche
- **flash**: un messaggio per la pagina successiva, 60 secondi
- **wrote**: fino a che punto è stata salvata l’ultima modifica, 5 secondi

Durante una registrazione un cookie firmato ricorda che è stata completata. I filtri e la porzione di mappa si trovano nella memoria locale del Suo browser, la scelta del pagamento solo fino alla chiusura della scheda, i dati del verbale non ancora inviati sul dispositivo fino alla loro trasmissione.`,
    ),
    section(
      'statistics',
      '7. Statistiche e pubblicità solo con il consenso',
      `Analizziamo le pagine visitate solo se Lei ha dato il consenso. I nomi e le parti segrete degli indirizzi vengono prima oscurati. Anche i dati delle campagne (parametri utm, gclid) vengono salvati solo in quel caso e segnaliamo a Google Ads gli ordini derivanti da un annuncio (art. 6, par. 1, lett. a, GDPR, § 25, comma 1, TDDDG). Senza consenso non avviene nulla di tutto ciò: fino ad allora i dati delle campagne figurano solo nell’indirizzo delle pagine che apre e, se si registra, insieme alla registrazione fino al suo completamento. Può revocarlo in qualsiasi momento nelle impostazioni sulla privacy.`,
    ),
    section(
      'mail',
      '8. E-mail',
      `Inviamo le e-mail relative all’account e ai noleggi: conferme, inviti, promemoria, avvisi di sicurezza. Non inviamo pubblicità.`,
    ),
    section(
      'recipients',
      '9. Destinatari',
      `I fornitori di hosting, posta elettronica, contenuti redazionali e telematica trattano i dati per nostro conto. Banche, officine, soccorso stradale e autorità li ricevono quando il singolo caso lo richiede. I dati giungono in Paesi al di fuori del SEE solo con le garanzie degli artt. 44 e seguenti GDPR.`,
    ),
    section(
      'retention',
      '10. Durata della conservazione',
      `Conserviamo i dati finché l’account esiste e finché sono necessari per lo scopo. Contratti, documenti contabili e verbali vengono conservati da sei a dieci anni secondo il diritto commerciale e tributario. Cancelliamo i log tecnici non appena non servono più all’esercizio e alla sicurezza.`,
    ),
    section(
      'rights',
      '11. I Suoi diritti',
      `Lei ha il diritto di accesso, rettifica, cancellazione, limitazione, portabilità e opposizione (artt. da 15 a 21 GDPR). Può scaricare personalmente una copia dei Suoi dati nell’account, alla voce «Privacy». Può presentare reclamo a un’autorità di controllo, ad esempio al Garante per la protezione dei dati e la libertà di informazione di Amburgo.`,
    ),
    section(
      'changes',
      '12. Modifiche',
      `Se il trattamento cambia, adeguiamo la presente informativa e le assegniamo un nuovo numero di versione. Le modifiche sostanziali Le vengono presentate al successivo accesso.`,
    ),
  ],
};

import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Condizioni di noleggio',
  text: 'Condizioni generali per il noleggio di semirimorchi da parte di imprese',
  sections: [
    section(
      'scope',
      '1. Ambito di applicazione',
      `Le presenti condizioni si applicano al noleggio di semirimorchi di Trailyard GmbH («Trailyard», «noi»). Noleggiamo soltanto a imprenditori, persone giuridiche di diritto pubblico e patrimoni speciali di diritto pubblico, non a consumatori.

Le condizioni del locatario valgono solo se le accettiamo in forma testuale. Fa fede la versione accettata dal locatario al momento dell’ordine, che viene salvata con l’ordine.`,
    ),
    section(
      'account',
      '2. Account cliente',
      `Un account appartiene a un’azienda. Verifichiamo ogni nuova azienda; fino all’attivazione può riempire il carrello, ma non ordinare. Gli amministratori dell’azienda assegnano ruoli, limiti d’ordine e approvazioni e provvedono affinché i dati di accesso restino segreti. Ciò che un membro ordina nell’ambito del proprio ruolo vale come ordine dell’azienda.

Se un ordine supera il limite del membro, deve approvarlo un altro amministratore dell’azienda. Senza approvazione decade dopo 24 ore, al più tardi quattro ore prima del ritiro.`,
    ),
    section(
      'contract',
      '3. Conclusione del contratto',
      `Oggetto del noleggio è un determinato semirimorchio con targa, non una categoria di veicoli. Se al momento dell’ordine il locatario accetta anche un semirimorchio uguale o migliore, possiamo fornire al posto di quello prenotato uno almeno equivalente nello stesso deposito e al prezzo concordato; lo comunichiamo subito al locatario. La presentazione nel negozio non costituisce ancora un’offerta. Con «Noleggia in modo vincolante» il locatario presenta un’offerta. Il contratto si conclude con la nostra conferma d’ordine o, in caso di pagamento anticipato, con il ricevimento del pagamento. Un ordine di più semirimorchi vale per intero o non vale affatto.

Nell’ultimo passaggio dell’ordine riserviamo i semirimorchi per 15 minuti, prorogabili una volta. È una cortesia e non fa sorgere alcun diritto.

Se il semirimorchio diventa indisponibile prima del ritiro, ne offriamo uno equivalente o rimborsiamo il canone. Resta fermo il punto 14.`,
    ),
    section(
      'period',
      '4. Periodo di noleggio',
      `Tutti gli orari si intendono nell’ora locale del deposito. Il ritiro e la restituzione avvengono durante gli orari di apertura e, nei depositi con cassetta chiavi, in qualsiasi momento. Il semirimorchio va riportato nel deposito in cui è stato ritirato oppure nell’altro concordato per la restituzione.

Dopo la restituzione teniamo libero il semirimorchio per due o sei ore, secondo il tipo, per il controllo e la pulizia. Questo tempo non viene addebitato.`,
    ),
    section(
      'price',
      '5. Prezzi',
      `Si applica il listino mostrato al momento dell’ordine. I prezzi sono netti, in euro. Un giorno di noleggio va dall’ora del ritiro alla stessa ora del giorno seguente. I giorni iniziati contano per intero; le prime due ore di un ulteriore giorno sono gratuite. La durata minima del noleggio è di un giorno, per i semirimorchi frigo di tre giorni.

La tariffa giornaliera scende a partire da 7, 30 e 180 giorni. Un noleggio più breve non costa mai più di uno che raggiunge lo scaglione successivo: si applica sempre l’importo inferiore. Gli extra vengono addebitati al giorno o una sola volta.`,
    ),
    section(
      'tax',
      '6. IVA',
      `Fino a 30 giorni di noleggio ininterrotto si applica l’IVA del Paese in cui il semirimorchio viene ritirato. Se il noleggio dura di più, decide la sede del locatario:

- nel Paese del deposito si applica l’aliquota di tale Paese;
- in un altro Stato UE con partita IVA valida, l’imposta è dovuta dal locatario (inversione contabile);
- in un altro Stato UE senza partita IVA valida si applica l’aliquota del Paese del deposito;
- fuori dall’UE non è dovuta IVA.

Se i 30 giorni vengono superati solo per effetto di una proroga, la regola dei noleggi lunghi vale soltanto per la proroga. Il locatario tiene aggiornata la propria partita IVA.`,
    ),
    section(
      'payment',
      '7. Pagamento',
      `Il locatario paga con addebito diretto SEPA e mandato valido oppure con bonifico. La scadenza e la causale sono indicate nella conferma d’ordine. Prima di ogni ordine verifichiamo se gli ordini aperti rispettano il limite di credito dell’azienda. In caso contrario il canone va versato in anticipo con bonifico; se il pagamento non perviene entro tre giorni, al più tardi quattro ore prima del ritiro, l’ordine decade.

In caso di mora si applicano gli interessi di legge. Il locatario può compensare soltanto con crediti non contestati o accertati con decisione passata in giudicato.`,
    ),
    section(
      'change',
      '8. Proroga, restituzione anticipata e tardiva',
      `La proroga è possibile finché il semirimorchio è libero. Viene addebitata la differenza tra il prezzo dell’intero nuovo periodo di noleggio e quello del periodo precedente, secondo il listino dell’ordine originario.

In caso di restituzione anticipata accreditiamo la differenza rispetto al prezzo del periodo effettivo; la durata minima del noleggio viene sempre addebitata. In caso di restituzione tardiva addebitiamo la differenza fino alla restituzione effettiva. Restano riservati ulteriori diritti per il ritardo nella restituzione.`,
    ),
    section(
      'cancellation',
      '9. Cancellazione e mancato ritiro',
      `Fino a 24 ore prima del ritiro la cancellazione è gratuita; in seguito addebitiamo una tariffa giornaliera. Se il locatario accetta un semirimorchio uguale o migliore, la cancellazione è gratuita fino a quattro ore prima del ritiro. Se il semirimorchio non viene ritirato, addebitiamo tre tariffe giornaliere. Fa fede la tariffa giornaliera della prenotazione; non viene mai addebitato più del suo prezzo totale. Il locatario può provare che il danno è stato inferiore.`,
    ),
    section(
      'handover',
      '10. Verbale di consegna',
      `Al ritiro e alla restituzione viene redatto un verbale: stato, pneumatici, danni, foto, accessori, firma. L’autista agisce per conto del locatario. Una volta firmato, il verbale non può più essere modificato; entrambe le parti lo ricevono in formato PDF. Se il verbale di restituzione rileva danni assenti nel verbale di ritiro, si presume che siano sorti durante il periodo di noleggio; il locatario può provare il contrario.

Il semirimorchio deve essere restituito vuoto, spazzato e con tutti gli accessori.`,
    ),
    section(
      'use',
      '11. Uso',
      `- Il trattore, l’autista e il carico devono essere adatti al semirimorchio. Il locatario risponde della portata utile, dei carichi sugli assi e del fissaggio del carico.
- Merci pericolose, alimenti e mangimi solo con semirimorchi appositamente allestiti; su richiesta vanno indicati gli ultimi tre carichi.
- Subnoleggio solo con il nostro consenso in forma testuale.
- Impiego nell’UE, nel SEE, in Svizzera e nel Regno Unito, altrove solo con il nostro consenso.
- Incidenti, furti e perdite devono esserci comunicati senza indugio, i furti e gli incidenti con danni a terzi anche alla polizia.
- I semirimorchi con telematica trasmettono posizione e chilometraggio. I dettagli si trovano nell’[informativa sulla privacy](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Manutenzione, revisioni, guasti',
      `Consegniamo il semirimorchio idoneo alla circolazione e con revisioni valide. Se durante un noleggio di oltre 30 giorni scade una revisione, concordiamo l’appuntamento in officina con il locatario. Il locatario controlla pneumatici, luci e freni prima di ogni viaggio.

In caso di guasto il locatario ci contatta al numero [{phone}](tel:{phone}). Ordina riparazioni solo dopo la nostra approvazione. L’usura eccessiva è a carico del locatario, salvo che abbia prenotato un pacchetto full service o pneumatici.`,
    ),
    section(
      'damage',
      '13. Responsabilità del locatario',
      `Il locatario risponde dei danni al semirimorchio e della sua perdita durante il periodo di noleggio se sono imputabili a lui o al suo autista. La franchigia è di 2.500 € per sinistro, con i pacchetti di responsabilità prenotabili di 1.000 € o 500 €. Oltre tale importo non risponde.

Questa limitazione non vale in caso di dolo e di uso contrario al contratto, ad esempio per sovraccarico. In caso di colpa grave il locatario risponde secondo la gravità della colpa. Il furto e l’effrazione sono compresi solo con la protezione antifurto.`,
    ),
    section(
      'liability',
      '14. Responsabilità di Trailyard',
      `Rispondiamo senza limiti in caso di dolo e colpa grave, di lesioni alla vita, al corpo o alla salute, ai sensi della legge tedesca sulla responsabilità da prodotto e in base alle garanzie prestate. In caso di colpa lieve rispondiamo solo della violazione di obblighi contrattuali essenziali, nei limiti del danno prevedibile e tipico del contratto. È esclusa la responsabilità oggettiva per vizi iniziali.`,
    ),
    section(
      'termination',
      '15. Recesso per giusta causa',
      `Entrambe le parti possono recedere senza preavviso per giusta causa, noi in particolare in caso di mora nonostante un sollecito o di uso contrario al contratto nonostante una diffida. Dopo il recesso il semirimorchio deve essere restituito senza indugio.`,
    ),
    section(
      'final',
      '16. Disposizioni finali',
      `Si applica il diritto tedesco, con esclusione della Convenzione delle Nazioni Unite sulla vendita internazionale di merci. Foro competente è Amburgo, nei limiti consentiti dalla legge. Le modifiche richiedono la forma testuale. Se una disposizione è inefficace, le altre restano valide. Le traduzioni servono alla comprensione; fa fede la versione tedesca.`,
    ),
  ],
};

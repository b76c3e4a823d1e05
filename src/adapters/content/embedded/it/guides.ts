import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'Dallo schermo alla strada',
  steps: [
    {
      title: 'Cercare',
      text: 'Luogo, periodo, tipo. Libero significa libero: ogni veicolo è in rete una volta sola.',
      details: richText(
        'Vede le misure, la portata utile, l’allestimento e il prezzo esattamente per il Suo periodo. Se un semirimorchio è occupato, indichiamo da quando torna libero o dove se ne trova uno uguale.',
      ),
    },
    {
      title: 'Prenotare',
      text: 'Quattro brevi passaggi. Il semirimorchio resta riservato per Lei per 15 minuti.',
      details: richText(
        'Carrello, extra, pagamento, verifica. Paga con addebito diretto o bonifico. La conferma d’ordine e il contratto di noleggio arrivano per e-mail.',
      ),
    },
    {
      title: 'Ritirare',
      text: 'Il Suo autista controlla con il telefono: pneumatici, danni, firma. Tutto in sei minuti.',
      details: richText(
        'Il verbale viene salvato dopo ogni passaggio e può essere ripreso su un altro dispositivo. Una volta firmato, resta allegato alla prenotazione in formato PDF.',
      ),
    },
    {
      title: 'Restituire',
      text: 'Ha finito prima? Riceve un accredito. Le serve più a lungo? Bastano due clic.',
      details: richText(
        'Annunci la restituzione nella prenotazione. Prima di una proroga vede il supplemento e, se qualcosa cambia, l’IVA.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Assistenza',
  text: 'Risposte brevi alle domande più frequenti nel piazzale e in ufficio.',
  sections: [
    section(
      'pick-up-and-return',
      'Ritiro e restituzione',
      `Il ritiro e la restituzione sono possibili durante gli orari di apertura del deposito e, nei depositi con cassetta chiavi, 24 ore su 24. Tutti gli orari sono nell’ora locale del deposito. Il semirimorchio torna nel deposito in cui è stato ritirato.

L’autista apre la prenotazione sul telefono e compila il verbale: pneumatici, luci, danni, foto, firma. Restituisca il semirimorchio vuoto, spazzato e con tutti gli accessori.`,
    ),
    section(
      'cancel-and-extend',
      'Annullare e prorogare',
      `Può cancellare gratuitamente fino a 24 ore prima del ritiro. In seguito addebitiamo una tariffa giornaliera oppure, in caso di mancato ritiro, tre, mai più del prezzo totale della prenotazione. Se Le va bene anche un semirimorchio uguale o migliore, lo scelga nel carrello: allora può cancellare gratuitamente fino a quattro ore prima del ritiro.

Può prorogare nella prenotazione finché il semirimorchio è libero. Paga solo la differenza rispetto al prezzo dell’intero nuovo periodo di noleggio.`,
    ),
    section(
      'price-and-vat',
      'Prezzi e IVA',
      `Un giorno di noleggio va dall’ora del ritiro alla stessa ora del giorno seguente, con due ore di tolleranza. La tariffa giornaliera scende a partire da 7, 30 e 180 giorni. Per i semirimorchi frigo la durata minima del noleggio è di tre giorni.

Fino a 30 giorni si applica l’IVA del Paese del ritiro. Per noleggi più lunghi conta la sede della Sua azienda. Nel carrello è indicato quale caso si applica e perché.`,
    ),
    section(
      'breakdown',
      'Soccorso stradale 24/7',
      `Metta prima in sicurezza il veicolo e il carico. Chiami poi il [{phone}](tel:{phone}) e indichi la targa o il numero del semirimorchio e il luogo in cui si trova.

Con l’extra soccorso stradale organizziamo assistenza 24 ore su 24 in tutta Europa. Ordini eventuali riparazioni solo dopo la nostra approvazione.`,
    ),
    ...answers,
    section(
      'contact',
      'Contatti',
      `Telefono: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})

Se possibile, tenga a portata di mano il numero di prenotazione. Potremo aiutarLa più in fretta.`,
    ),
  ],
};

import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'Come noleggio un semirimorchio?',
    `Cerchi per luogo, periodo e tipo, scelga un semirimorchio e lo metta nel carrello. Seguono quattro brevi passaggi: carrello, extra, pagamento, verifica. Nell’ultimo passaggio il semirimorchio è opzionato per Lei per 15 minuti.

La conferma d’ordine e il contratto di noleggio arrivano per e-mail e si trovano nella [prenotazione](/booking).`,
  ),
  section(
    'change-booking',
    'Posso modificare una prenotazione?',
    `Sì, finché il semirimorchio non è stato ritirato. Apra la [prenotazione](/booking) e la modifichi: date, extra, numero d’ordine, centro di costo e autista. Il nuovo prezzo appare prima della conferma. Riceverà un’integrazione al contratto.`,
  ),
  section(
    'handover-report',
    'Come funziona il verbale di ritiro?',
    `L’autista apre la prenotazione sul telefono e controlla passo per passo pneumatici, luci, danni e accessori, scatta le foto e firma. Ogni passaggio viene salvato, anche senza rete, e può essere ripreso su un altro dispositivo.

Una volta firmato, il verbale resta in PDF nella prenotazione e non può più essere modificato.`,
  ),
  section(
    'key-box',
    'Come funziona la cassetta chiavi?',
    `Nei depositi con cassetta chiavi ritira e restituisce 24 ore su 24, anche nei festivi. L’autista compila e firma il verbale da solo. La pagina di ciascuno dei [depositi](/depots) indica se c’è una cassetta chiavi.`,
  ),
  section(
    'return-early',
    'Posso restituire prima o dopo?',
    `Annunci la restituzione nella [prenotazione](/booking). In caso di restituzione anticipata accreditiamo la differenza rispetto al prezzo della durata effettiva; la durata minima viene sempre addebitata.

Se Le serve più tempo, proroghi per tempo. Senza proroga addebitiamo il tempo fino alla restituzione effettiva.`,
  ),
  section(
    'damage',
    'Cosa fare in caso di danno?',
    `Annoti i danni nel verbale con una foto. Ci segnali subito incidenti, furti e smarrimenti al [{phone}](tel:{phone}); furti e incidenti con terzi anche alla polizia.

La franchigia è di 2.500 € per sinistro, meno con i pacchetti di responsabilità. Il furto è coperto solo con la protezione furto.`,
  ),
  section(
    'payment',
    'Come pago?',
    `Con addebito diretto SEPA con mandato o con bonifico. Se il fido della Sua azienda non copre un ordine, chiediamo il pagamento anticipato; coordinate bancarie e causale sono nella conferma d’ordine.`,
  ),
  section(
    'invoice',
    'Dove trovo i documenti e la fattura?',
    `Conferma d’ordine, contratto di noleggio, integrazioni e verbali si trovano nella [prenotazione](/booking). La conferma d’ordine non è una fattura: le fatture vanno all’indirizzo di fatturazione indicato dalla Sua azienda nell’[account](/account), con il numero d’ordine e il centro di costo.`,
  ),
  section(
    'team-and-limits',
    'Come lavoriamo in squadra?',
    `Gli amministratori invitano i colleghi nel [team](/team) e assegnano ruoli e limiti d’ordine. Se un ordine supera il limite, deve approvarlo un altro amministratore. Senza approvazione decade dopo 24 ore, al più tardi quattro ore prima del ritiro.`,
  ),
  section(
    'sign-up-and-review',
    'Come registro la mia azienda?',
    `[Registri](/sign-up) l’azienda con indirizzo e partita IVA e confermi il link nell’e-mail. Verifichiamo ogni nuova azienda. Fino all’approvazione può cercare e riempire il carrello, ma non ancora ordinare.`,
  ),
  section(
    'password',
    'Ho dimenticato la password',
    `Si faccia inviare un [link per reimpostarla](/reset-account). Se dopo qualche minuto non arriva nulla, guardi nella cartella spam o chieda all’amministratore della Sua azienda con quale indirizzo è registrato.`,
  ),
];

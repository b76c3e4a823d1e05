import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Registri l’azienda',
  text: 'Quattro brevi passaggi: azienda, indirizzo, persona, condizioni. Poi l’account è di tutto il Suo team.',
  benefits: [
    { text: 'Disponibilità e prezzi esatti per i Suoi giorni, senza richiesta' },
    { text: 'Ruoli, limiti d’ordine e approvazioni per il Suo team' },
    { text: 'Addebito diretto o bonifico, con n. ordine e centro di costo' },
  ],
  body: richText(
    `Dopo l’ultimo passaggio riceverà un’e-mail con un link, con il quale imposterà la Sua password.

Verifichiamo ogni nuova azienda. Nel frattempo può cercare e riempire il carrello; potrà noleggiare non appena avremo attivato il Suo account.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Pronti prima che parta il raccolto',
  text: 'Ribaltabili agricoli da 50 e 60 m³, con portello per cereali e telo avvolgibile. Registri ora la Sua azienda e in stagione noleggerà in pochi minuti.',
  benefits: [
    { text: 'GMP+, fondo idoneo agli alimenti, ultimi tre carichi documentati' },
    { text: 'Pulizia di livello B o C con attestato, prenotabile come extra' },
    { text: 'Molto più conveniente da 30 giorni: ideale per tutta la stagione' },
  ],
  body: richText(
    `Per cooperative, commercio agricolo e autotrasportatori. Già prima di registrarsi può vedere quali ribaltabili sono liberi nelle Sue vicinanze in [Ribaltabili agricoli](/trailers?type=tipperAgrar).`,
  ),
};

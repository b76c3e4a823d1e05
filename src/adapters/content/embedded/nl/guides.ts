import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'Van het scherm naar de weg',
  steps: [
    {
      title: 'Zoeken',
      text: 'Plaats, periode, type. Vrij is echt vrij: elk voertuig staat maar één keer in het aanbod.',
      details: richText(
        'U ziet afmetingen, laadvermogen, uitrusting en de prijs voor precies uw periode. Is een oplegger bezet, dan staat erbij wanneer hij weer vrij is of waar eenzelfde oplegger staat.',
      ),
    },
    {
      title: 'Boeken',
      text: 'Vier korte stappen. De oplegger blijft 15 minuten voor u gereserveerd.',
      details: richText(
        'Winkelwagen, extra’s, betaling, controle. U betaalt per incasso of overboeking. Orderbevestiging en huurovereenkomst ontvangt u per e-mail.',
      ),
    },
    {
      title: 'Ophalen',
      text: 'Uw chauffeur controleert met de telefoon: banden, schade, handtekening. Klaar in zes minuten.',
      details: richText(
        'Het rapport wordt na elke stap opgeslagen en kan op een ander apparaat worden voortgezet. Na de handtekening staat het als pdf bij de boeking.',
      ),
    },
    {
      title: 'Inleveren',
      text: 'Eerder klaar? U ontvangt een creditering. Langer nodig? Met twee klikken geregeld.',
      details: richText(
        'Meld het inleveren aan in de boeking. Vóór een verlenging ziet u de meerprijs en, als er iets verandert, de btw.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Hulp',
  text: 'Korte antwoorden op wat op het terrein en op kantoor het vaakst wordt gevraagd.',
  sections: [
    section(
      'pick-up-and-return',
      'Ophalen en inleveren',
      `Ophalen en inleveren kan tijdens de openingstijden van het depot, bij depots met sleutelkluis dag en nacht. Alle tijden zijn in de plaatselijke tijd van het depot. De oplegger gaat terug naar het depot waar hij is opgehaald.

De chauffeur opent de boeking op de telefoon en doorloopt het rapport: banden, verlichting, schade, foto’s, handtekening. Breng de oplegger leeg, bezemschoon en met alle toebehoren terug.`,
    ),
    section(
      'cancel-and-extend',
      'Annuleren en verlengen',
      `Tot 24 uur voor het ophalen annuleert u gratis. Daarna berekenen we één dagtarief, bij niet ophalen drie, en nooit meer dan de totaalprijs van de boeking. Vindt u een gelijke of betere oplegger ook goed, kies dat dan in de winkelwagen: dan annuleert u gratis tot vier uur voor het ophalen.

Verlengen kunt u in de boeking zolang de oplegger vrij is. U betaalt alleen het verschil met de prijs van de volledige nieuwe huurperiode.`,
    ),
    section(
      'price-and-vat',
      'Prijzen en btw',
      `Een huurdag loopt van de ophaaltijd tot hetzelfde tijdstip op de volgende dag, met twee uur coulance. Het dagtarief daalt vanaf 7, 30 en 180 dagen. Voor koelopleggers geldt een minimale huurperiode van drie dagen.

Tot en met 30 dagen geldt de btw van het land waar u ophaalt. Bij een langere huur telt de vestigingsplaats van uw bedrijf. In de winkelwagen staat welk geval geldt en waarom.`,
    ),
    section(
      'breakdown',
      'Pechhulp 24/7',
      `Beveilig eerst voertuig en lading. Bel daarna [{phone}](tel:{phone}) en noem het kenteken of het nummer van de oplegger en de locatie.

Met de extra Pechhulp organiseren we in heel Europa dag en nacht hulp. Laat reparaties pas uitvoeren nadat wij ze hebben goedgekeurd.`,
    ),
    ...answers,
    section(
      'contact',
      'Contact',
      `Telefoon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})

Houd zo mogelijk het boekingsnummer bij de hand. Dan helpen we u sneller.`,
    ),
  ],
};

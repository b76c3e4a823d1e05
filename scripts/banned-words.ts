type BannedWord = {
  readonly pattern: RegExp;
  /** What the trade says, or what is wrong with it. */
  readonly instead: string;
  /** Keys of messages and files of the content in which the word means something else. */
  readonly allowed?: readonly string[];
};

/** Of all languages. */
export const BANNED_EVERYWHERE: readonly BannedWord[] = [
  { pattern: /[\d#}] (?:kg|km|mm|m³|€|%|°C|кг|км|мм|м³)(?![\p{L}/])/u, instead: 'a space that does not break' },
];

/** Calques, second names of one thing and the wrong register; `docs/glossary.md` has the right words. */
export const BANNED_WORDS: Readonly<Partial<Record<string, readonly BannedWord[]>>> = {
  de: [
    { pattern: /Bestellung (?:\{|ansehen|prüfen)/, instead: 'Auftrag' },
    { pattern: /(?<!\p{L})AGB(?!\p{L})|Nutzungsbedingungen/u, instead: 'Mietbedingungen' },
    { pattern: /Pannendienst/, instead: 'Pannenhilfe' },
    { pattern: /Schlüssel(?:kasten|safe|tresor)/, instead: 'Schlüsselbox' },
    { pattern: /Vorkasse/, instead: 'Vorauszahlung' },
    { pattern: /zurückgehalten/, instead: 'zurückgelegt' },
    {
      pattern: /^Übernehmen$|(?:Auswahl|Änderungen|[Ff]ür alle) übernehmen/,
      instead: 'Anwenden; „übernehmen“ is done with trailers',
      allowed: ['booking.act.pickUp'],
    },
    {
      pattern: /(?<!\p{L})Standorts?(?!\p{L})/u,
      instead: 'Depot',
      allowed: ['searchBar.place.here', 'searchBar.place.noLocation', 'guides.ts'],
    },
    { pattern: /(?<![\p{L}-])Mails?(?!\p{L})/u, instead: 'E-Mail' },
    { pattern: /(?<!\p{L})USt(?![.\p{L}-])/u, instead: 'USt.' },
  ],
  en: [
    {
      pattern: /\blog(?:ged|ging)?[ -]?(?:in|out)\b/i,
      instead: 'sign in, sign out',
      allowed: ['account.trailerConnect.note', 'team.right.editTrailerConnect', 'word.field.trailerConnectLogin'],
    },
    { pattern: /\bhires?\b/i, instead: 'rental' },
    { pattern: /\bprotocols?\b/i, instead: 'report' },
    { pattern: /\bdamages\b/i, instead: 'damage, which has no plural' },
    { pattern: /\bconsole\b|\bcontrol room\b/i, instead: 'control desk' },
    { pattern: /\bterms (?:of service|and conditions)\b/i, instead: 'rental terms' },
    { pattern: /\brental agreement\b/i, instead: 'rental contract' },
    { pattern: /\bimprint\b/i, instead: 'legal notice', allowed: ['stories.ts'] },
    { pattern: /(?<!\{)\bemails?\b/i, instead: 'e-mail', allowed: ['guides.ts'] },
  ],
  es: [
    { pattern: /carrito/i, instead: 'cesta' },
    { pattern: /(?<!semir)remolque/i, instead: 'semirremolque' },
    { pattern: /período/i, instead: 'periodo' },
    { pattern: /(?<!\p{L})anul(?:ar|ad[oa]s?|ación)(?!\p{L})/iu, instead: 'cancelar' },
    { pattern: /protocolo/i, instead: 'acta' },
    { pattern: /consola/i, instead: 'centro de control' },
    { pattern: /condiciones (?:generales|de uso)/i, instead: 'condiciones de alquiler' },
  ],
  fr: [
    { pattern: / [:;!?»]/, instead: 'a space that does not break before the mark' },
    { pattern: /protocole/i, instead: 'procès-verbal' },
    { pattern: /conducteur/i, instead: 'chauffeur' },
    { pattern: /(?<!\p{L})sociétés?(?!\p{L})/iu, instead: 'entreprise' },
    { pattern: /acompte/i, instead: 'paiement anticipé' },
    { pattern: /engagement ferme/i, instead: 'Confirmer la location' },
    { pattern: /conditions (?:générales|d’utilisation)/i, instead: 'conditions de location' },
  ],
  it: [
    { pattern: /disponent[ei]/i, instead: 'addetto al traffico' },
    { pattern: /frigorifer[oi]/i, instead: 'frigo' },
    { pattern: /(?<!\p{L})furgon[ei](?!\p{L})/iu, instead: 'semirimorchio furgonato' },
    { pattern: /negozio/i, instead: 'shop' },
    { pattern: /conducente/i, instead: 'autista' },
    { pattern: /riconsegn/i, instead: 'restituzione' },
    { pattern: /in modo vincolante/i, instead: 'Conferma il noleggio' },
    { pattern: /impressum/i, instead: 'note legali' },
    { pattern: /condizioni (?:generali|d’uso)/i, instead: 'condizioni di noleggio' },
  ],
  nl: [
    { pattern: /bindend huren/i, instead: 'Huur bevestigen' },
    { pattern: /sleutelkast/i, instead: 'sleutelkluis' },
    { pattern: /protocol/i, instead: 'rapport' },
    { pattern: /dagblad/i, instead: 'dagoverzicht' },
    {
      pattern: /(?<![\p{L}-])(?:opdracht(?:en)?|orders?)(?!\p{L})/iu,
      instead: 'bestelling',
      allowed: ['payment.mandate.text', 'trailer.busySpan.runningOpenEnd'],
    },
    { pattern: /overschrijving/i, instead: 'overboeking' },
    { pattern: /gebruiksvoorwaarden|algemene voorwaarden/i, instead: 'huurvoorwaarden' },
    { pattern: /(?<!\p{L})(?:aan|af)gemeld(?!\p{L})/iu, instead: 'ingelogd, uitgelogd' },
  ],
  pl: [
    { pattern: /wynajmij wiążąco/i, instead: 'Potwierdź najem' },
    { pattern: /(?<!\p{L})zlece(?:nie|nia|ń)(?!\p{L})/iu, instead: 'zamówienie', allowed: ['payment.mandate.text'] },
    { pattern: /regulamin/i, instead: 'warunki najmu' },
    { pattern: /skrzynk\p{L}+ na klucze/iu, instead: 'skrytka na klucze' },
    { pattern: /spedytor/i, instead: 'dyspozytor' },
    { pattern: /wind\p{L}+ załadunkow/iu, instead: 'winda załadowcza' },
    { pattern: /(?<!\p{L})(?:działasz|masz|możesz|chcesz|twoj\p{L}+|twój)(?!\p{L})/iu, instead: 'Państwo' },
  ],
  ro: [
    {
      pattern:
        /(?<!\p{L})(?:Adaugă|Afișează|Alege|Anulează|Anunță|Aplică|Aprobă|Arată|Ascunde|Caută|Continuă|Descarcă|Închide|Modifică|Preia|Prelungește|Renunță|Respinge|Salvează|Selectează|Șterge|Trimite|Vezi)(?!\p{L})/u,
      instead: 'the polite form: „Adăugați”, „Vedeți”',
    },
    { pattern: /(?<!\p{L})dvs(?!\p{L})/iu, instead: 'dumneavoastră' },
    { pattern: /(?<!\p{L})compani\p{L}+/iu, instead: 'firmă' },
    { pattern: /protocol/i, instead: 'proces-verbal' },
    { pattern: /cuti\p{L}+ de chei/iu, instead: 'cutie cu chei' },
    { pattern: /(?<!\p{L})consol/iu, instead: 'centru de control' },
    { pattern: /termeni\p{L}* (?:și condiții|de utilizare)/iu, instead: 'condiții de închiriere' },
  ],
  ru: [
    { pattern: /нетто|брутто/i, instead: '«без НДС», «с НДС»' },
    { pattern: /для танков(?!\p{L})/iu, instead: 'шасси для танк-контейнеров' },
    { pattern: /(?<!полу)прицеп/iu, instead: 'полуприцеп' },
    { pattern: /протокол/iu, instead: 'акт' },
    { pattern: /аккаунт/iu, instead: 'учётная запись' },
    { pattern: /консол/iu, instead: 'диспетчерская' },
    { pattern: /(?<!\p{L})брон(?:ь|и|ей)(?!\p{L})/iu, instead: 'бронирование' },
    { pattern: /общие условия|условия использования/iu, instead: 'условия аренды' },
    { pattern: /с обязательством/iu, instead: 'Подтвердить аренду' },
  ],
};

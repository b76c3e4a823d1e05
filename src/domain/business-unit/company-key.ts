/** Letters that one alphabet writes with a mark, and how they are written without it. Marks of abbreviations go. */
const WITH_MARKS =
  'àÀáÁâÂãÃäÄåÅāĀăĂąĄæÆçÇćĆĉĈċĊčČďĎđĐðÐèÈéÉêÊëËēĒĕĔėĖęĘěĚĝĜğĞġĠģĢĥĤħĦìÌíÍîÎïÏĩĨīĪĭĬįĮıĵĴķĶĺĹļĻľĽłŁñÑńŃņŅňŇòÒóÓôÔõÕöÖøØōŌŏŎőŐœŒŕŔŗŖřŘśŚŝŜşŞșȘšŠßţŢťŤțȚŧŦùÙúÚûÛüÜũŨūŪŭŬůŮűŰųŲŵŴýÝÿŸŷŶźŹżŻžŽёЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const WITHOUT_MARKS =
  'aaaaaaaaaaaaaaaaaaaaccccccccccddddddeeeeeeeeeeeeeeeeeegggggggghhhhiiiiiiiiiiiiiiiiijjkkllllllllnnnnnnnnoooooooooooooooooooorrrrrrsssssssssssttttttttuuuuuuuuuuuuuuuuuuuuwwyyyyyyzzzzzzееабвгдежзийклмнопрстуфхцчшщъыьэюя';
const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(WITH_MARKS, (letter, at) => [letter, WITHOUT_MARKS[at] ?? '']),
);

/** As they are left by the steps before: without dots and marks, umlauts as one letter. */
const LEGAL_FORM =
  / (?:haftungsbeschrankt|spolka z oo|sp z o o|sp z oo|gesmbh|limited|und co|and co|et cie|gmbh|kgaa|sarl|sasu|eurl|srls|scarl|bvba|cvba|eood|coop|sp k|sp j|sp p|mbh|snc|sas|spa|srl|slu|slp|sau|ltd|llc|llp|inc|plc|vof|sro|aps|ohg|gbr|cie|cia|sia|uab|kft|doo|ood|ooo|ug|ag|se|eg|ev|ek|kg|co|bv|nv|cv|sa|sl|sc|oy|ab|as|ооо|оао|зао|пао|ао|ип)(?= )/g;

/**
 * A name as it is compared with others: "Müller Logistik GmbH & Co. KG" is "Mueller-Logistik". Null where nothing is left.
 * The database has the same rule in `company_key`, by which it finds those that are equal.
 */
export function companyKey(name: string): string | null {
  const letters = Array.from(name, (letter) => LETTERS.get(letter) ?? letter).join('');
  const words = letters
    .replaceAll(/[.'’`]/g, '')
    .replaceAll(/[^A-Za-z0-9а-я]+/g, ' ')
    .toLowerCase()
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replaceAll('ss', 's');
  return ` ${words} `.replaceAll(LEGAL_FORM, '').replaceAll(' ', '') || null;
}

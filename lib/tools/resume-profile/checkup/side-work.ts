import { foldText } from "@/lib/tools/reading/text/clean-text";
import { wordsIn } from "./words";

/** How people say that they had another position at the same time, or that it was no work at all, in the languages of resumes. */
const BESIDE = `part-time|part time|freelance|freelancer|contract|seasonal|casual|side job|secondment|volunteer|voluntary|adjunct|visiting|guest|board member|trustee|supervisor|student|intern|internship|summer|weekend|weekends|evening|evenings
	|teilzeit|nebenberuflich|nebentätigkeit|nebenjob|werkstudent|werkstudentin|minijob|geringfügig|aushilfe|ehrenamtlich|ehrenamt|freiberuflich|freie mitarbeit|lehrauftrag|lehrbeauftragte|lehrbeauftragter|praktikum
	|temps partiel|à temps partiel|mi-temps|bénévole|bénévolat|vacataire|vacations|saisonnier|saisonnière|stage|stagiaire|indépendant|indépendante
	|media jornada|tiempo parcial|a tiempo parcial|voluntario|voluntaria|autónomo|autónoma|por horas|prácticas|profesor asociado|profesora asociada
	|tempo parziale|volontario|volontaria|stagionale|tirocinio|libero professionista|libera professionista|docente a contratto
	|tempo parcial|meio período|voluntário|voluntária|estágio|estagiário|estagiária|autônomo|autônoma
	|deeltijd|parttime|vrijwilliger|vrijwilligerswerk|bijbaan|zzp|stagiair|stagiaire|oproepkracht
	|deltid|timanställd|extrajobb|vikarie|ideell|pół etatu|zlecenie|umowa zlecenie|wolontariat|brigáda|částečný úvazek|yarı zamanlı|gönüllü|bán thời gian|paruh waktu|magang`;

/** What is told as a position without being one: leave, care, service, search. It has no employer to name. */
const NO_WORK = `parental leave|maternity leave|paternity leave|maternity|career break|career pause|sabbatical|gap year|caregiver|carer|family leave|job seeking|job search|unemployed|military service|national service|self-employed|self employed|freelance|freelancer|independent
	|elternzeit|mutterschutz|karenz|väterkarenz|bildungskarenz|arbeitssuchend|arbeitsuchend|arbeitslos|auszeit|wehrdienst|grundwehrdienst|zivildienst|bundesfreiwilligendienst|freiwilliges soziales jahr|selbständig|selbstständig|freiberuflich|familienzeit|pflegezeit|weltreise
	|congé parental|carrière militaire|bilan de compétences|congé maternité|congé de maternité|année sabbatique|recherche d'emploi|service militaire|service civique|indépendant|indépendante|auto-entrepreneur|auto-entrepreneuse|micro-entrepreneur
	|baja por maternidad|maternidad|excedencia|año sabático|búsqueda de empleo|servicio militar|autónomo|autónoma|por cuenta propia
	|maternità|congedo|anno sabbatico|servizio militare|servizio civile|libera professione|libero professionista|libera professionista|in proprio|pausa
	|licença maternidade|licença parental|ano sabático|serviço militar|autônomo|autônoma|por conta própria
	|ouderschapsverlof|zwangerschapsverlof|zorgverlof|mantelzorg|loopbaanonderbreking|werkzoekend|dienstplicht|zelfstandig|zelfstandige|zzp
	|föräldraledig|mammaledig|pappaledig|tjänstledig|värnplikt|arbetssökande|egen företagare|egenföretagare|urlop macierzyński|urlop wychowawczy|służba wojskowa|zasadnicza służba wojskowa|własna działalność|działalność własna
	|mateřská dovolená|rodičovská dovolená|mateřská|osvč|vojenská služba|askerlik|doğum izni|serbest`;

const spaced = (text: string): string => ` ${wordsIn(foldText(text)).join(" ")} `;
const listOf = (words: string): readonly string[] => words.split("|").map(spaced);
const NO_WORK_WORDS = listOf(NO_WORK);
const BESIDE_WORDS = [...listOf(BESIDE), ...NO_WORK_WORDS];
const LONGEST_HEAD = 1_000;

function saysAny(text: string, phrases: readonly string[]): boolean {
	const told = spaced(text.slice(0, LONGEST_HEAD));
	return phrases.some((phrase) => told.includes(phrase));
}

/** Whether a position says of itself that it was held beside others, by words or by a share of the hours. */
export function saysBeside(text: string): boolean {
	return /\d\s?%/u.test(text.slice(0, LONGEST_HEAD)) || saysAny(text, BESIDE_WORDS);
}

/** Whether what is told as a position has no employer to name. */
export function isNoEmployment(text: string): boolean {
	return saysAny(text, NO_WORK_WORDS);
}

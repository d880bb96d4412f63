import { spacedLower } from "./spaced-lower";

/** What employers give, in the languages of postings; no one asks it of an applicant. */
const BENEFITS =
	"salary|bonus|bonuses|per diem|an hour|a mile|commission|pension|401 k|health insurance|dental|vision insurance|company car|annual leave|days of leave|days of holiday|days holiday|holidays|paid time off|paid leave|parental leave|flexible hours|flexible working|hybrid working|work from home|home office|gym|lunch|free lunch|free coffee|snacks|parking|discount|staff discount|relocation|stock options|equity|childcare|nursery|training budget|learning budget|laptop|overtime pay|no nights|no weekends|uncapped|team events|season ticket|gehalt|urlaub|urlaubstage|tage urlaub|weihnachtsgeld|urlaubsgeld|altersvorsorge|homeoffice|gleitzeit|jobrad|jobticket|dienstwagen|firmenwagen|kantine|obstkorb|weiterbildungsmöglichkeiten|betriebliche|zuschuss|vergütung|tarif|tarifvertrag|unbefristeter vertrag|unbefristet|sonderzahlung|prämie|kita|kaffee|salaire|rémunération|tickets restaurant|titres restaurant|mutuelle|télétravail|rtt|primes|prime|13e mois|congés|jours de congé|intéressement|participation|remboursement|gratuite|gratuit|heures sur quatre jours|salario|sueldo|retribución|brutos|vacaciones|días de vacaciones|seguro médico|seguro de salud|teletrabajo|jornada continua|comedor|cheque restaurante|formación a cargo|retribuzione|buoni pasto|ferie|welfare aziendale|assicurazione sanitaria|smart working|salário|vale refeição|vale alimentação|plano de saúde|férias|salaris|vakantiedagen|pensioen|reiskostenvergoeding|leaseauto|thuiswerken"
		.split("|")
		.map(spacedLower);
const MONEY = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:eur|usd|gbp|chf|euros?)(?!\p{L}))/iu;
const LONGEST = 200;

/** Whether a line tells of something that an employer gives. */
export function tellsBenefit(line: string): boolean {
	const told = spacedLower(line.slice(0, LONGEST));
	return MONEY.test(line.slice(0, LONGEST)) || BENEFITS.some((words) => told.includes(words));
}

/** Beginnings of what names a licence to drive, a leave to work or a profession's register, in the languages of resumes. */
const WORDS = `driving licen|driver's licen|drivers licen|driver licen|drivers' licen|clean licence|full licence|cdl|hgv|forklift licen|licence no|license no|licence number|license number|registration no|registration number|registered with|reg. no|pin no|nmc pin|gmc|hcpc|right to work|work permit|work authori|authorized to work|authorised to work|eligible to work|residence permit|permanent resident|visa|security clearance|dbs|seaman's book|discharge book
	|führerschein|fahrerlaubnis|fahrausweis|führerausweis|arbeitserlaubnis|arbeitsbewilligung|aufenthaltstitel|aufenthaltserlaubnis|niederlassungserlaubnis|approbation
	|permis b|permis de conduire|permis c|permis poids|permis de travail|permis de séjour|titre de séjour|autorisation de travail|rpps|adeli|n° d'ordre|numéro d'ordre
	|permiso de conducir|permiso b|carnet de conducir|carné de conducir|licencia de conducir|licencia de manejo|permiso de trabajo|permiso de residencia|colegiado|colegiada|n.º de colegiad|cédula profesional|tarjeta profesional|matrícula profesional|matrícula nacional|matrícula provincial
	|carta de condução|carta de conducao|cnh|habilitação|crea|crm|crp|coren|oab|cédula profissional|ordem dos
	|patente b|patente c|patente di guida|patente:|patenti|permesso di soggiorno|iscrizione all'albo|iscritto all'albo|iscritta all'albo|albo
	|rijbewijs|werkvergunning|verblijfsvergunning|big-nummer|big-register|prawo jazdy|pozwolenie na pracę|karta pobytu|nr pwz|pwz|řidičský průkaz|řidičské oprávnění|pracovní povolení|körkort|arbetstillstånd|legitimation
	|ehliyet|sürücü belgesi|çalışma izni|oturma izni|sim a|sim b|sim c|izin kerja|str no|nomor str|bằng lái|giấy phép lái xe|giấy phép lao động|chứng chỉ hành nghề
	|водительск|права категор|категории b|разрешение на работу|вид на жительство|водійськ|посвідчення водія|дозвіл на роботу
	|運転免許|在留資格|運転免許証|운전면허|취업비자|驾照|駕照|驾驶证|駕駛執照|رخصة قيادة|رخصة القيادة|تصريح عمل|رقم القيد|רישיון נהיגה|רישיון מקצועי|אישור עבודה|ड्राइविंग लाइसेंस|ใบขับขี่|ใบอนุญาต`;

const PERMIT = new RegExp(
	`(?<!\\p{L})(?:${WORDS.split("|")
		.map((word) => word.trim().replace(/[.*+?^${}()[\]\\]/g, "\\$&"))
		.join("|")})`,
	"iu",
);
/** Of such words only whole ones: "DBS", not "dbsomething". */
const SHORT = /^(?:cdl|hgv|gmc|hcpc|dbs|visa|crea|crm|crp|coren|oab|cnh|albo|pwz|rpps|adeli|sim [abc])$/iu;
const BETWEEN = /\t|\s[|·•●▪–—]\s|;\s/u;
const LONGEST = 120;

function saysPermit(piece: string): boolean {
	const found = PERMIT.exec(piece);
	return found !== null && !(SHORT.test(found[0]) && /^\p{L}/u.test(piece.slice(found.index + found[0].length)));
}

/** The pieces of a line about the person that tell what the person may do: "Driving licence⇥B, C1" of "Born 1985 · Driving licence⇥B, C1". */
export function permitsIn(text: string): string[] {
	const pieces = text
		.split(BETWEEN)
		.map((piece) => piece.trim())
		.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
	return pieces.flatMap((piece, at): string[] => {
		if (piece.length > LONGEST || !saysPermit(piece)) return [];
		const next = pieces[at + 1];
		const isLabel = next !== undefined && next.length <= LONGEST && (/[:：]$/u.test(piece) || (at === 0 && text.includes("\t"))) && !saysPermit(next);
		return [isLabel ? `${piece}${/[:：]$/u.test(piece) ? "" : ":"} ${next}` : piece];
	});
}

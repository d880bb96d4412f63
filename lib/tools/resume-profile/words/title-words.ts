import { foldText } from "@/lib/tools/reading/text/clean-text";

/** Words that name an occupation, folded; a word of a title that ends with one counts too where German and Dutch join words. */
const WHOLE_WORDS = `engineer|developer|programmer|architect|designer|manager|director|head|lead|analyst|consultant|administrator|officer|specialist|scientist|researcher|nurse|physician|doctor|surgeon|therapist|pharmacist|midwife
|teacher|lecturer|professor|tutor|accountant|auditor|bookkeeper|controller|clerk|cashier|assistant|secretary|receptionist|coordinator|supervisor|foreman|technician|mechanic|electrician|plumber|welder|operator|driver
|buyer|planner|recruiter|representative|associate|partner|founder|cofounder|co-founder|ceo|cto|cfo|coo|cmo|vp|president|chef|cook|waiter|waitress|bartender|barista|host|intern|trainee|apprentice|editor|writer|journalist
|copywriter|translator|interpreter|photographer|illustrator|animator|lawyer|attorney|paralegal|counsel|solicitor|strategist|owner|freelancer|freelance|evangelist|advocate|tester|sre|devops|dba|scrum master|product owner
|caregiver|carer|social worker|counsellor|counselor|psychologist|dentist|paramedic|radiographer|biologist|chemist|physicist|economist|statistician|actuary|broker|trader|agent|salesperson|merchandiser|stylist|principal|dean
|bilanzbuchhalter|buchhalter|finanzbuchhalter|leiter|leiterin|geschaftsfuhrer|sachbearbeiter|referent|berater|beraterin|ingenieur|ingenieurin|techniker|mechaniker|mechatroniker|elektriker|kaufmann|kauffrau|verkaufer|arzt|arztin
|pfleger|pflegerin|krankenschwester|pflegefachkraft|pflegefachfrau|lehrer|lehrerin|erzieher|erzieherin|werkstudent|praktikant|praktikantin|auszubildender|koch|kellner|fahrer|lagerist|architektin|entwickler|entwicklerin|disponent|assistentin|jurist|redakteur
|ingenieur|ingenieure|developpeur|developpeuse|chef|cheffe|directeur|directrice|responsable|consultante|charge|chargee|comptable|infirmier|infirmiere|enseignant|enseignante|professeur|gestionnaire|conseiller|conseillere|assistante|technicien|technicienne
|vendeur|vendeuse|analyste|architecte|concepteur|redacteur|redactrice|stagiaire|alternant|juriste|avocat|avocate|acheteur|acheteuse|cuisinier|cuisiniere|chauffeur|graphiste|commercial|commerciale|medecin|sage-femme
|ingeniero|ingeniera|desarrollador|desarrolladora|programador|programadora|director|directora|gerente|jefe|jefa|analista|consultor|consultora|contable|contador|contadora|enfermero|enfermera|profesor|profesora|maestro|maestra|tecnico|tecnica
|administrativo|administrativa|asistente|coordinador|coordinadora|vendedor|vendedora|disenador|disenadora|arquitecto|arquitecta|abogado|abogada|becario|becaria|encargado|encargada|camarero|camarera|cocinero|medico|medica|periodista|especialista
|engenheiro|engenheira|desenvolvedor|desenvolvedora|diretor|diretora|gestor|gestora|coordenador|coordenadora|enfermeiro|enfermeira|professora|contabilista|assistente|tecnica|estagiario|estagiaria|advogado|advogada|arquiteto|arquiteta|chefe
|ingegnere|sviluppatore|sviluppatrice|programmatore|direttore|direttrice|responsabile|consulente|contabile|ragioniere|infermiere|infermiera|insegnante|docente|impiegato|impiegata|addetto|addetta|commesso|commessa|architetto|avvocato|tirocinante|stagista|progettista|tecnico|cuoco|cameriere
|ontwikkelaar|ontwikkelaarster|beheerder|adviseur|medewerker|medewerkster|verpleegkundige|docent|leraar|boekhouder|projectleider|teamleider|hoofd|directeur|stagiair|ontwerper|verkoper|monteur|kok|chauffeur|secretaresse
|ky su|lap trinh vien|nhan vien|truong phong|pho phong|giam doc|quan ly|chuyen vien|ke toan|giao vien|dieu duong|thuc tap sinh|truong nhom|bac si|tro ly|thiet ke vien|nha phat trien|tu van vien`;

const CJK =
	/エンジニア|プログラマ|開発者|デザイナー|マネージャ|ディレクター|コンサルタント|アナリスト|リーダー|部長|課長|係長|主任|担当|営業|看護師|教師|講師|経理|事務|店長|社員|職員|インターン|研究員|代表取締役|工程师|经理|主管/;
const JOINED_ENDS =
	/(?:entwickler|entwicklerin|ingenieur|ingenieurin|leiter|leiterin|manager|managerin|berater|beraterin|techniker|technikerin|mechaniker|assistent|assistentin|buchhalter|buchhalterin|kaufmann|kauffrau|pfleger|pflegerin|lehrer|lehrerin|verkaufer|verkauferin|arbeiter|arbeiterin|designer|designerin|architekt|architektin|fuhrer|fahrer|student|helfer|fachkraft|ontwikkelaar|leider|medewerker|beheerder|adviseur|kundige|ontwerper)$/;

const WORDS = new Set(WHOLE_WORDS.split("|").map((word) => word.trim()));
const PHRASES = [...WORDS].filter((word) => word.includes(" "));

/** 0 when nothing speaks for a job title, else 1 and more the clearer it is. */
export function titleScore(text: string): number {
	if (text.length > 90 || /@|https?:/.test(text)) return 0;
	if (CJK.test(text)) return text.length <= 24 ? 2 : 1;
	const folded = foldText(text.replace(/[(/]\s*(?:m|w|f|d|h|x|in|-in|\*in|:in)(?:\s*\/\s*[mwfdhx])*\s*\)?/giu, " "));
	const words = folded.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
	const hits = words.filter(
		(word) => WORDS.has(word) || word.split("-").some((part) => WORDS.has(part)) || WORDS.has(word.replace(/in(?:nen)?$/, "")) || JOINED_ENDS.test(word),
	).length;
	const phrases = PHRASES.filter((phrase) => ` ${folded} `.includes(` ${phrase} `)).length;
	if (hits + phrases === 0) return 0;
	return words.length <= 6 ? 2 + phrases : words.length <= 10 ? 1 : 0.5;
}

const LEGAL_FORM =
	/(?:^|[\s,(])(?:gmbh(?: ?& ?co\.? ?kgaa?)?|mbh|ag|kg|ohg|gbr|ug|e\.\s?v\.|se|inc|llc|llp|ltd|limited|plc|corp|corporation|company|co|pty|sarl|sas|sasu|s\.a\.?s?|s\.\s?l\.?u?|s\.?r\.?l|s\.?p\.?a|ltda|s\.a\. de c\.v|b\.?v|n\.?v|oy|ab|a\/s|aps|as|k\.?k|group|holding|holdings|gruppe|groupe|grupo|gruppo|labs|studio|studios|agency|agence|agencia|agenzia|bank|banque|banco|banca|klinik|klinikum|hospital|clinic|hopital|krankenhaus|technologies|solutions|systems|consulting|partners|ministry|council|university|universitat|school|foundation|institute)\.?(?=$|[\s,)])|株式会社|有限会社|合同会社|cong ty|tap doan|ngan hang/i;

/** Whether a legal form or another word that only organisations carry stands in the text. */
export function isOrganisation(text: string): boolean {
	return LEGAL_FORM.test(foldText(text)) || LEGAL_FORM.test(text);
}

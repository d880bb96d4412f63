import { foldText } from "@/lib/tools/reading/text/clean-text";

/** What a row of a form holds, by the words before its value. */
export type FormRole = "title" | "company" | "degree" | "school" | "dates" | "place" | "note" | "duties";

export type FormKind = "job" | "school";

const LABELS: Readonly<Record<FormRole, string>> = {
	title: `rolle|stilling|position|position held|position title|job title|title|designation|role|post|post held|rank|occupation or position held|job position|current position
		|cargo|cargos|puesto|puesto desempeñado|cargo desempeñado|cargo ocupado|puesto ocupado|función|profesión o cargo desempeñado|função|cargo exercido|função ou cargo ocupado
		|poste|poste occupé|fonction|fonction ou poste occupé|intitulé du poste|stelle|funktion|tätigkeit|position funktion|beruf oder funktion|tätigkeit als
		|lavoro o posizione ricoperti|posizione ricoperta|posizione|tipo di impiego|mansione|qualifica|ruolo|funzione|profilo|functie|functietitel|beroep of functie
		|stanowisko|zajmowane stanowisko|zawód lub zajmowane stanowisko|befattning|tjänst|roll|yrke|jabatan|posisi|jabatan terakhir|vị trí|vị trí công việc|chức danh|chức vụ
		|должность|посада|görev|görevi|pozisyon|unvan|pozice|pracovní pozice|pracovní zařazení|職位|役職|職種|직위|직책|직무|职位|岗位|職稱
		|povolání nebo vykonávaná funkce|yrke eller befattning|profesja lub stanowisko|rola|cargo actual|cargo u ocupación|denominación del puesto
		|직급|직위직급|职务|職務|担任职务|擔任職務|役割|ตำแหน่ง|ตำแหน่งงาน|المسمى الوظيفي|المسمى|الوظيفة|المنصب|תפקיד|पद|पदनाम`,
	company: `agency|firm|institution|client|kunde|auftraggeber|arbejdsgiver|arbeidsgiver|employer|name of employer|name of the employer|employer name|employer's name|company|company name|name of company|organisation|organization|name of organisation|name of organization
		|name and address of employer|department agency office company|empresa|nombre de la empresa|nombre de la organización|empleador|nombre y dirección del empleador
		|empregador|nome da empresa|nome e endereço do empregador|employeur|entreprise|société|nom et adresse de l'employeur|nom de l'entreprise|arbeitgeber|firma|unternehmen|name und adresse des arbeitgebers
		|nome e indirizzo del datore di lavoro|datore di lavoro|nome del datore di lavoro|azienda|werkgever|bedrijf|naam werkgever|pracodawca|nazwa firmy|nazwa i adres pracodawcy
		|arbetsgivare|företag|perusahaan|nama perusahaan|instansi|nama instansi|tempat kerja|công ty|tên công ty|đơn vị|nơi làm việc|организация|компания|работодатель|место работы|название организации
		|організація|компанія|роботодавець|місце роботи|işveren|şirket|firma adı|kurum|çalıştığı kurum|zaměstnavatel|společnost|会社名|勤務先|회사명|근무처|公司|公司名称|单位|工作单位|公司名稱
		|nombre y dirección de la empresa o empleador|nombre de la empresa u organización|nome e morada do empregador|naam en adres van werkgever|naam en adres van de werkgever|název a adresa zaměstnavatele|jméno název a adresa zaměstnavatele|arbetsgivarens namn och adress|name und anschrift des arbeitgebers|nama dan alamat perusahaan|nom et adresse de l'entreprise
		|직장명|근무처명|기관명|工作單位|服務單位|服務機關|任職公司|企业名称|บริษัท|สถานที่ทำงาน|หน่วยงาน|جهة العمل|الشركة|صاحب العمل|מעסיק|חברה|מקום עבודה|कंपनी|नियोक्ता`,
	dates: `period|dates|date|duration|from to|date from to|dates from to|inclusive dates|period of employment|employment period|date da a|date da – a|periodo|período|período laborado|fecha|fechas
		|tiempo|tiempo laborado|duración|période|dates d'emploi|zeitraum|dauer|von bis|data|datum|datum van tot|periode|okres|okres zatrudnienia|daty|tid|anställningstid|masa kerja|tahun|waktu|lama bekerja
		|thời gian|период|период работы|період|період роботи|дата|tarih|tarihler|çalışma süresi|doba|období|期間|在籍期間|기간|근무기간|时间|起止时间|任職期間
		|재직기간|재학기간|年月日|起止日期|任职时间|工作时间|在职时间|服務期間|就讀期間|ระยะเวลา|ช่วงเวลา|المدة|الفترة|التاريخ|תקופה|תאריכים|अवधि|कार्यकाल`,
	place:
		"location|place|place of work|lugar|ciudad|ubicación|local|cidade|ville|lieu|ort|einsatzort|plaats|sede|luogo|miejsce|miejscowość|kota|lokasi|địa điểm|город|місто|yer|şehir|místo|地点|勤務地|근무지",
	note: `principali materie abilità professionali oggetto dello studio|livello nella classificazione nazionale se pertinente|principal subjects occupational skills covered|hauptfächer berufliche fähigkeiten|principales materias o capacidades profesionales estudiadas|principais disciplinas competências profissionais|supervisor|reporting to|reports to|immediate supervisor|jefe inmediato|phone|telephone|tel|teléfono|telefon|téléphone|telefono|salary|sueldo|monthly salary|salary grade|reason for leaving|motivo de retiro|motivo de salida|motif de départ
		|type of business or sector|tipo di azienda o settore|tipo de empresa o sector|type ou secteur d'activité|sector|settore|industry|branch|branche|nature of business|status|status of appointment|contract|type of contract|tipo de contrato|vertragsart|tipo di contratto|website|address|dirección|adresse|indirizzo
		|tipo di attività o settore|tipo de empresa ou sector|tätigkeitsbereich oder branche|art des unternehmens oder branche|soort bedrijf of sector|rodzaj działalności lub sektor|obor činnosti či odvětví|typ av verksamhet eller bransch|votazione|voto|livello nella classificazione nazionale|nivel en la clasificación nacional o internacional|niveau dans la classification nationale ou internationale|stufe der nationalen oder internationalen klassifikation|principali tematiche competenza professionali possedute|principali materie abilità professionali oggetto dello studio|principales materias o capacidades profesionales estudiadas|principales matières compétences professionnelles couvertes|principal subjects occupational skills covered|hauptfächer berufliche fähigkeiten
		|퇴직사유|구분|졸업구분|离职原因|離職原因|汇报对象|下属人数|证明人|主管|เหตุผลที่ออก|เงินเดือน|سبب ترك العمل`,
	degree: `degree|qualification|qualifications|title of qualification|title of qualification awarded|qualification awarded|course|course of study|program|programme|award|examination|exam passed|level of education
		|título|título obtenido|título de la cualificación obtenida|titulación|carrera|curso|qualificação|título da qualificação atribuída|diplôme|diplôme obtenu|intitulé du certificat ou diplôme délivré|abschluss|abschlussart|studiengang|bezeichnung der erworbenen qualifikation
		|titolo della qualifica|titolo della qualifica rilasciata|qualifica conseguita|titolo di studio|titolo conseguito|diploma|opleiding|kwalifikacja|uzyskane kwalifikacje|kierunek|tytuł|examen|utbildning|jenjang|jurusan|gelar|bằng cấp|chuyên ngành|специальность|квалификация|спеціальність|кваліфікація|bölüm|derece|obor|学位|专业|전공
		|cualificación obtenida|título de la cualificación|designação da qualificação atribuída|titel van het certificaat of diploma|nazwa uzyskanych kwalifikacji|uzyskane kwalifikacje lub tytuł|dosažená kvalifikace|bezeichnung der qualifikation
		|전공학과|학과|학위|学历|學歷|學位|科系|系所|所学专业|วุฒิ|วุฒิการศึกษา|คุณวุฒิ|สาขา|المؤهل|المؤهل العلمي|الدرجة العلمية|الشهادة|التخصص|תואר|परीक्षा|उपाधि`,
	school: `institution|school|university|college|institute|school university|name of school|name of institution|name and type of organisation providing education and training|board university|institution name
		|institución|colegio|universidad|centro|centro de estudios|nombre y tipo de la organización que ha impartido la educación o la formación|instituição|escola|établissement|école|nom et type de l'établissement d'enseignement ou de formation|schule|hochschule|bildungseinrichtung
		|nome e tipo di istituto di istruzione o formazione|istituto|nome e tipo d'istituto di istruzione o formazione|scuola|università|school instelling|uczelnia|szkoła|nazwa uczelni|nazwa i typ organizacji prowadzącej edukację lub szkolenie|skola|lärosäte|sekolah|nama sekolah|universitas
		|trường|tên trường|учебное заведение|вуз|навчальний заклад|okul|üniversite|škola|学校|学校名|학교|학교명|学校名称
		|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|nombre y tipo del centro de estudios|nome e tipo da organização de ensino ou formação|name und art der bildungs oder ausbildungseinrichtung|naam en type van onderwijs of opleidingsinstelling|nazwa i typ organizacji kształcącej lub szkolącej|název a typ organizace která poskytla vzdělání|nom de l'établissement
		|출신학교|学校|毕业院校|院校|畢業學校|學校名稱|學校|สถานศึกษา|สถาบัน|โรงเรียน|มหาวิทยาลัย|الجامعة|المدرسة|المؤسسة التعليمية|מוסד|מוסד לימודים|बोर्ड|विश्वविद्यालय|विद्यालय`,
	duties: `duties responsibilities|duties and responsibilities|roles responsibilities|roles and responsibilities|role and responsibilities|job responsibilities|job duties|key duties|duties|responsibilities|main duties|key responsibilities|main activities and responsibilities|job description|activities|achievements|funciones|funciones principales|principales funciones|principales actividades y responsabilidades|responsabilidades
		|atividades|principais atividades|principais atividades e responsabilidades|missions|tâches|activités|principales activités et responsabilités|aufgaben|aufgabengebiet|tätigkeiten|hauptaufgaben|wichtigste tätigkeiten und zuständigkeiten|verantwortungsbereich
		|principali mansioni e responsabilità|principali attività|mansioni|taken|werkzaamheden|obowiązki|zakres obowiązków|główne działania i obowiązki|arbetsuppgifter|uraian tugas|tugas|tanggung jawab|mô tả công việc|nhiệm vụ|обязанности|обов'язки|sorumluluklar|görevler|náplň práce|業務内容|職務内容|담당업무|工作内容|工作职责
		|funciones y responsabilidades principales|funciones y responsabilidades|principali attività e responsabilità|principais actividades e responsabilidades|voornaamste werkzaamheden en verantwoordelijkheden|główne czynności i zakres obowiązków|hlavní pracovní náplň a oblasti odpovědnosti|huvudsakliga arbetsuppgifter och ansvarsområden|wichtigste aufgaben und verantwortlichkeiten|main tasks and responsibilities|missions principales|principales funciones y responsabilidades
		|담당직무|담당 업무|业务内容|工作職責|工作內容|職責|หน้าที่|หน้าที่รับผิดชอบ|ลักษณะงาน|المهام|المسؤوليات|תחומי אחריות|कार्य|दायित्व`,
};

/** "직 위": letters of a label that were set apart to fill its cell. */
const SET_APART = /(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]) (?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/g;

/** What a label says, whatever signs and blanks it is written with. */
export const keyOf = (text: string): string => foldText(text.replace(/[^\p{L}\p{M}\p{N}']+/gu, " ").trim()).replace(SET_APART, "");

const OF_OTHER_KIND: Readonly<Record<FormKind, readonly FormRole[]>> = { job: ["degree", "school"], school: ["title", "company", "duties"] };

const roleByLabelOf = (kind: FormKind): ReadonlyMap<string, FormRole> =>
	new Map(
		(Object.entries(LABELS) as [FormRole, string][])
			.filter(([role]) => !OF_OTHER_KIND[kind].includes(role))
			.flatMap(([role, labels]) => labels.split("|").map((label): [string, FormRole] => [keyOf(label), role])),
	);
const ROLE_BY_LABEL: Readonly<Record<FormKind, ReadonlyMap<string, FormRole>>> = { job: roleByLabelOf("job"), school: roleByLabelOf("school") };
/** So much of a long label tells it, where the rest stands on the next line. */
const LEAST_BEGUN = 14;
const LONGEST_LABEL = 72;

/** "Hospital / Agency": a label that says it in two ways is what either of them is known for. */
function roleOfEither(label: string, kind: FormKind): FormRole | undefined {
	const parts = label.split(" / ");
	return parts.length === 2 ? parts.map((part) => ROLE_BY_LABEL[kind].get(keyOf(part))).find((role) => role !== undefined) : undefined;
}

/** What the words before a value say that it is, or null. A label that a narrow column broke is known by its beginning. */
export function formRoleOf(label: string, kind: FormKind): FormRole | null {
	if (label.length > LONGEST_LABEL) return null;
	const key = keyOf(label);
	const known = ROLE_BY_LABEL[kind].get(key) ?? roleOfEither(label, kind);
	if (known || key.length < LEAST_BEGUN) return known ?? null;
	for (const [whole, role] of ROLE_BY_LABEL[kind]) if (whole.startsWith(key)) return role;
	return null;
}

/** Labels that hold a title only where no other row of the entry does: "Type of employment: permanent". The later ones yield to the earlier. */
const WEAK_TITLES: readonly string[] = ["qualifica", "profilo", "tipo di impiego", "tipo de empleo", "type d'emploi"].map(keyOf);

/** A row of a form: its label, what it holds, and where the value begins. */
export interface FormRow {
	readonly role: FormRole;
	readonly valueAt: number;
	/** Of two rows of one role in an entry the one with the lower rank holds it. */
	readonly rank: number;
}

/** Reads "Employer:⇥Harbour Diner" or "Employer⇥Harbour Diner"; null for another line, or one without a value. */
export function formRowOf(text: string, kind: FormKind): FormRow | null {
	const at = text.search(/\t|[:：]/);
	if (at < 2) return null;
	const label = text.slice(0, at);
	const role = formRoleOf(label, kind);
	const valueAt = at + (/^[\t:：\s]+/.exec(text.slice(at))?.[0].length ?? 1);
	return role !== null && /[\p{L}\p{N}]/u.test(text.slice(valueAt)) ? { role, valueAt, rank: 1 + WEAK_TITLES.indexOf(keyOf(label)) } : null;
}

/** Whether words at a line's begin go on with a label that the column of labels broke: "Funciones y responsabilidades" above "principales". */
export function endsLabel(begun: string, rest: string): boolean {
	const [key, whole] = [keyOf(begun), keyOf(`${begun} ${rest}`)];
	if (key.length < LEAST_BEGUN || whole.length > LONGEST_LABEL || key === whole) return false;
	return (["job", "school"] as const).some((kind) => [...ROLE_BY_LABEL[kind].keys()].some((label) => label.startsWith(whole)));
}

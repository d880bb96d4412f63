import { foldText } from "./clean-text";

export const SECTION_KINDS = [
	"summary",
	"experience",
	"education",
	"skills",
	"languages",
	"certifications",
	"projects",
	"publications",
	"awards",
	"volunteering",
	"interests",
	"references",
	"contact",
	"memberships",
	"other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Headings as people write them in the languages that are read. */
const HEADINGS: Readonly<Record<SectionKind, string>> = {
	summary: `summary|professional summary|executive summary|career summary|profile|professional profile|personal profile|about|about me|objective|career objective|personal statement|overview
		|profil|kurzprofil|über mich|zusammenfassung|persönliches profil|berufsprofil|profil professionnel|à propos|à propos de moi|résumé|objectif|objectif professionnel|présentation
		|perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|objetivo|objetivo profesional|resumo|resumo profissional|perfil profissional|sobre mim|sobre
		|profilo|profilo professionale|sommario|chi sono|presentazione|profiel|persoonlijk profiel|over mij|samenvatting|mục tiêu|mục tiêu nghề nghiệp|giới thiệu|giới thiệu bản thân|tóm tắt
		|概要|職務要約|プロフィール|自己紹介|自己pr|要約
		|про мене|о себе|обо мне|о нас|профіль|профиль|резюме|цель|мета|özet|hakkımda|profilim|kariyer hedefi|kişisel profil|ringkasan|tentang saya|profil singkat|ringkasan profesional|podsumowanie|podsumowanie zawodowe|o mnie|profil zawodowy|cel zawodowy|profil|o mně|souhrn|shrnutí|profesní profil|sammanfattning|om mig|profil i korthet|자기소개|소개|요약|个人简介|自我评价|个人总结|個人簡介|自我介紹|الملخص|الملخص المهني|نبذة|نبذة شخصية|الهدف الوظيفي|תקציר|אודות|פרופיל|प्रोफ़ाइल|सारांश|उद्देश्य|สรุป|ประวัติย่อ|เกี่ยวกับฉัน|who i am|in brief|at a glance`,
	experience: `experience|work experience|professional experience|employment|employment history|work history|career history|career|relevant experience|professional background|positions held|experience and employment
		|erfahrung|erfahrungen|berufserfahrung|beruflicher werdegang|praktische erfahrung|berufspraxis|berufliche erfahrung|werdegang|arbeitserfahrung|beruflicher hintergrund|berufliche stationen
		|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|emplois|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral
		|experiência|experiência profissional|experiências profissionais|histórico profissional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative
		|werkervaring|ervaring|professionele ervaring|loopbaan|kinh nghiệm|kinh nghiệm làm việc|quá trình làm việc|quá trình công tác|職歴|職務経歴|業務経験|経歴|職務経歴書|勤務経験
		|pengalaman kerja|pengalaman|riwayat pekerjaan|riwayat kerja|pengalaman profesional|iş deneyimi|iş tecrübesi|deneyim|deneyimler|mesleki deneyim|iş geçmişi|doświadczenie|doświadczenie zawodowe|historia zatrudnienia|przebieg kariery|praxe|pracovní zkušenosti|profesní zkušenosti|odborná praxe|zaměstnání|arbetslivserfarenhet|anställningar|yrkeserfarenhet|erfarenhet|arbetserfarenhet|опыт|опыт работы|трудовой опыт|профессиональный опыт|досвід|досвід роботи|трудовий досвід|професійний досвід|경력|경력사항|경력 사항|업무 경력|근무 경력|工作经历|工作经验|职业经历|工作經歷|工作經驗|الخبرات|الخبرة|الخبرات العملية|الخبرة العملية|الخبرات المهنية|الخبرة المهنية|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון|कार्य अनुभव|अनुभव|ประสบการณ์ทำงาน|ประสบการณ์การทำงาน|ประวัติการทำงาน|where i have worked|where i've worked|parcours|praxis|berufspraxis|berufliche praxis`,
	education: `education|education and training|academic background|academic history|qualifications|academic qualifications|studies|degrees
		|ausbildung|bildung|studium|bildungsweg|akademische ausbildung|schulbildung|ausbildung und studium|formation|formations|études|éducation|diplômes|formation académique|cursus
		|educación|formación|formación académica|estudios|educação|formação|formação acadêmica|formação académica|escolaridade|istruzione|formazione|istruzione e formazione|studi|titoli di studio
		|opleiding|opleidingen|onderwijs|studie|học vấn|trình độ học vấn|quá trình học tập|đào tạo|学歴|教育|教育歴|最終学歴
		|pendidikan|pendidikan formal|riwayat pendidikan|latar belakang pendidikan|eğitim|eğitim bilgileri|öğrenim|eğitim geçmişi|wykształcenie|edukacja|vzdělání|nejvyšší dosažené vzdělání|studium|utbildning|utbildningar|studier|образование|освіта|학력|학력사항|학력 사항|교육|教育背景|教育经历|学历|學歷|教育程度|التعليم|المؤهلات|المؤهلات العلمية|المؤهلات الدراسية|השכלה|शिक्षा|शैक्षिक योग्यता|शैक्षणिक योग्यता|การศึกษา|ประวัติการศึกษา|school and courses|schools`,
	skills: `skills|technical skills|core skills|key skills|top skills|professional skills|hard skills|soft skills|skills and tools|skills and technologies|core competencies|competencies|areas of expertise|expertise|technologies|tech stack|tools|tools and technologies|technical expertise|technical proficiencies|strengths
		|kenntnisse|fähigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|technische kenntnisse|fachkenntnisse|fachliche kompetenzen|besondere kenntnisse|kenntnisse und fähigkeiten|technologien
		|compétences|compétences techniques|compétences clés|savoir-faire|outils|compétences informatiques|informatique|habilidades|aptitudes|competencias|conocimientos|conocimientos técnicos|habilidades técnicas|competencias técnicas|tecnologías
		|competências|competências técnicas|conhecimentos|habilidades e competências|tecnologias|competenze|competenze tecniche|competenze informatiche|capacità|abilità|conoscenze|tecnologie
		|vaardigheden|competenties|technische vaardigheden|kennis|kennis en vaardigheden|kỹ năng|kỹ năng chuyên môn|kĩ năng|kỹ năng kỹ thuật|スキル|技術|技術スキル|保有スキル|専門スキル|テクニカルスキル|活かせる経験・知識・技術
		|yetkinlikler|beceriler|yetenekler|bilgisayar becerileri|teknik beceriler|kemampuan|keahlian|keterampilan|kompetensi|kemampuan teknis|atouts|logiciels|umiejętności|kompetencje|kluczowe umiejętności|umiejętności techniczne|dovednosti|znalosti|znalosti a dovednosti|schopnosti a dovednosti|odborné znalosti|färdigheter|kompetenser|kompetens|datakunskaper|kunskaper|informática|навыки|ключевые навыки|профессиональные навыки|компетенции|умения|навички|ключові навички|професійні навички|보유기술|보유 기술|기술|기술스택|스킬|역량|핵심역량|핵심 역량|技能|专业技能|专长|技能专长|技能特长|核心能力|專業技能|專長|المهارات|المهارات التقنية|المهارات الشخصية|כישורים|מיומנויות|כישורים טכניים|कौशल|तकनीकी कौशल|ทักษะ|ความสามารถ|ความสามารถพิเศษ|software|computer skills|it skills|toolbox|skill highlights|skill set|skillset|handy with|what i'm good at|key competencies|proficiencies|capabilities|specialties|specialities|talents|capacità e competenze tecniche|competenze digitali|competências digitais|competencias digitales|compétences numériques|digitale kompetenzen|digital skills|digitale vaardigheden|kompetencje cyfrowe|digitální dovednosti|it-vana|bilgisayar bilgisi|bilgisayar bilgileri|bilgisayar programları|toolbox|werkzeuge`,
	languages: `languages|language skills|spoken languages|sprachen|sprachkenntnisse|langues|langues étrangères|compétences linguistiques|idiomas|línguas|lenguas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|talen|talenkennis|ngoại ngữ|ngôn ngữ|語学|語学力|言語|語学スキル
		|bahasa|kemampuan bahasa|diller|yabancı dil|yabancı diller|dil bilgisi|języki|języki obce|znajomość języków|jazyky|jazykové znalosti|jazykové dovednosti|språk|språkkunskaper|языки|владение языками|иностранные языки|знание языков|мови|знання мов|володіння мовами|іноземні мови|언어|외국어|어학|어학능력|语言|语言能力|外语|語言|語言能力|اللغات|שפות|भाषाएँ|भाषाएं|भाषा ज्ञान|ภาษา|ความสามารถทางภาษา|capacità e competenze linguistiche`,
	certifications: `certifications|certificates|certification|licenses|licenses and certifications|licences|professional certifications|certifications and licenses|courses and certifications|accreditations
		|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|zertifikate und weiterbildungen|certificats|certifications et formations|habilitations|certificaciones|certificados|licencias y certificaciones|cursos y certificaciones
		|certificações|cursos|cursos e certificações|certificazioni|certificati|corsi e certificazioni|certificaten|certificeringen|cursussen|chứng chỉ|bằng cấp và chứng chỉ|資格|免許・資格|資格・免許|保有資格
		|sertifikat|sertifikasi|pelatihan|pelatihan dan sertifikasi|kursus|pendidikan non formal|sertifikalar|sertifika|kurslar ve sertifikalar|eğitimler ve sertifikalar|kurslar|certyfikaty|kursy|kursy i certyfikaty|szkolenia|kursy i szkolenia|uprawnienia|szkolenia i certyfikaty|certifikáty|kurzy|kurzy a certifikáty|školení|osvědčení|kurser|certifikat|kurser och certifikat|intyg|behörigheter|сертификаты|курсы|повышение квалификации|сертификаты и курсы|сертифікати|курси|підвищення кваліфікації|자격증|자격사항|자격 사항|면허 및 자격|证书|资格证书|资质证书|證照|證書|الشهادات|الدورات|الدورات التدريبية|الشهادات والدورات|תעודות|הסמכות|קורסים|प्रमाणपत्र|प्रमाण पत्र|ใบอนุญาต|ใบรับรอง|ประกาศนียบัตร|การอบรม|lehrgänge|lehrgänge und zertifikate|fortbildung|zertifizierungen und lehrgänge|formations complémentaires|corsi|attestati|tickets|licences and tickets|licenses and tickets|courses|training|training and certifications|professional development`,
	projects: `projects|personal projects|selected projects|key projects|side projects|open source|projekte|ausgewählte projekte|projets|projets personnels|proyectos|projetos|progetti|projecten|dự án|dự án cá nhân|プロジェクト|個人開発|主なプロジェクト
		|proyek|projeler|projekty|projekt|проекты|проєкти|проекти|프로젝트|项目经历|项目经验|专案|المشاريع|פרויקטים|परियोजनाएँ|โครงการ|ผลงาน|projektliste|realisierte projekte`,
	publications: `publications|papers|talks|publications and talks|publikationen|veröffentlichungen|vorträge|publicaciones|publicações|pubblicazioni|publicaties|công bố|論文|著書|発表|selected publications|publications and presentations|selected speaking and publications|speaking|speaking and publications|talks and posters|conference talks|presentations|conference presentations|books|exhibitions|selected exhibitions|press|publikationen und vorträge|ausgewählte publikationen|publikationsliste|ausstellungen|publications et communications|ouvrages|expositions|publicaciones y ponencias|ponencias|congresos y ponencias|exposiciones|palestras|palestras e publicações|publicações e apresentações|pubblicazioni e convegni|pubblicazioni tradotte|convegni|mostre|publicaties en presentaties|presentaties|publikacje|wybrane publikacje|wystąpienia|konferencje|publikace|vybrané publikace|přednášky|publikationer|föredrag|yayınlar|bildiriler|yayınlar ve bildiriler|publikasi|публикации|научные публикации|публікації|наукові публікації|논문|논문 및 발표|저서|학회발표|发表论文|论文|论文发表|出版物|學術發表|المنشورات|الأبحاث المنشورة|פרסומים|הרצאות|प्रकाशन|ผลงานตีพิมพ์|研究業績|講演|学会発表`,
	awards: `awards|honors|honours|honors and awards|honors-awards|achievements|awards and honors|auszeichnungen|preise|erfolge|prix|distinctions|récompenses|premios|reconocimientos|logros|prêmios|premi|riconoscimenti|prijzen|giải thưởng|thành tích|受賞|受賞歴|表彰
		|penghargaan|prestasi|ödüller|başarılar|nagrody|osiągnięcia|ocenění|úspěchy|utmärkelser|награды|достижения|нагороди|досягнення|수상|수상경력|获奖|荣誉|奖项|獲獎|الجوائز|الإنجازات|פרסים|पुरस्कार|उपलब्धियाँ|รางวัล|medals|decorations|medals and decorations|awards and decorations|awards and grants|awards and prizes|prizes|grants|grants and awards|fellowships and awards|scholarships and awards|scholarships|awards and recognition|recognition|honors and recognition|ehrungen|preise und auszeichnungen|auszeichnungen und preise|stipendien|stipendien und preise|bourses|prix et bourses|prix et distinctions|concours|concours et presse|premios y reconocimientos|premios y menciones|premios y becas|becas|distinciones|prémios|prémios e distinções|distinções|bolsas|premi e riconoscimenti|borse di studio|prijzen en onderscheidingen|onderscheidingen|nagrody i wyróżnienia|wyróżnienia|odznaczenia|ocenění a úspěchy|ceny|priser|priser och stipendier|stipendier|ödüller ve başarılar|burslar|penghargaan dan prestasi|prestasi dan penghargaan|giải thưởng và thành tích|khen thưởng|表彰歴|賞罰|수상 경력|수상 내역|수상내역|获奖经历|荣誉奖项|奖励|获奖情况|獲獎經歷|награды и достижения|поощрения|нагороди та досягнення|відзнаки|الجوائز والتكريم|פרסים והוקרות|पुरस्कार और सम्मान|รางวัลและเกียรติบัตร|เกียรติประวัติ`,
	volunteering: `volunteering|volunteer experience|volunteer work|community involvement|ehrenamt|ehrenamtliches engagement|engagement|bénévolat|voluntariado|volontariato|vrijwilligerswerk|hoạt động|hoạt động tình nguyện|ボランティア
		|organisasi|pengalaman organisasi|gönüllülük|gönüllü çalışmalar|wolontariat|dobrovolnictví|ideellt engagemang|волонтерство|волонтёрство|봉사활동|志愿者|志愿活动|التطوع|العمل التطوعي|התנדבות|स्वयंसेवा|งานอาสา|กิจกรรม|voluntary work|voluntary experience|volunteer|volunteering experience|volunteering and community|volunteer and community work|community|community service|community work|community involvement and volunteering|positions of responsibility|leadership and activities|extracurricular activities|extracurriculars|pro bono|ehrenamtliche tätigkeiten|ehrenamtliche tätigkeit|ehrenämter|freiwilligenarbeit|gesellschaftliches engagement|engagements|engagement associatif|vie associative|engagements associatifs|experiencia de voluntariado|actividades de voluntariado|servicio comunitario|trabalho voluntário|experiência voluntária|atividades voluntárias|attività di volontariato|esperienze di volontariato|vrijwillig werk|nevenactiviteiten|bestuursfuncties|działalność społeczna|działalność dodatkowa|dobrovolnická činnost|dobrovolnictví a zájmy|ideella uppdrag|ideella engagemang|förtroendeuppdrag|frivilligt arbete|gönüllü faaliyetler|gönüllü çalışma|sosyal sorumluluk|kegiatan sosial|kegiatan sukarela|pengalaman sukarelawan|hoạt động xã hội|hoạt động ngoại khóa|ボランティア活動|社会活動|봉사 활동|대외활동|社会实践|公益活动|志工經驗|волонтерская деятельность|общественная деятельность|волонтерська діяльність|громадська діяльність|أعمال تطوعية|الأعمال التطوعية|التطوع والأنشطة|פעילות התנדבותית|स्वयंसेवी कार्य|กิจกรรมอาสา|กิจกรรมเพื่อสังคม`,
	interests: `interests|hobbies|hobbies and interests|interests and hobbies|activities|interessen|hobbys|hobbies und interessen|loisirs|centres d'intérêt|centres d’intérêt|intereses|aficiones|interesses|interessi|hobby's|sở thích|趣味|趣味・特技
		|hobi|minat|minat dan hobi|hobiler|ilgi alanları|hobi ve ilgi alanları|zainteresowania|hobby|zájmy|koníčky|záliby|intressen|fritid|fritidsintressen|хобби|интересы|увлечения|хобі|захоплення|інтереси|취미|취미 및 특기|兴趣爱好|兴趣|爱好|興趣|الهوايات|הוביים|תחביבים|शौक|रुचियाँ|งานอดิเรก|freizeit|freizeit und interessen|interessen und hobbys|off the farm|passions|outside work|passatempi|personal interests|leisure|leisure interests|hobbies and passions|away from the keyboard|interessen und freizeit|hobbies und freizeit|freizeitinteressen|hobbys und freizeit|loisirs et centres d'intérêt|centres d'intérêts|hors cuisine|intereses y aficiones|intereses personales|pasatiempos|aficiones e intereses|hobbies e interesses|passatempos|tempos livres|hobby e interessi|interessi e hobby|interessi personali|tempo libero|vrije tijd|hobby's en interesses|hobbies en interesses|zainteresowania i hobby|hobby i zainteresowania|volný čas|zájmy a koníčky|intressen och fritid|hobiler ve ilgi alanları|hobi & minat|hobi dan minat|sở thích cá nhân|увлечения и интересы|интересы и увлечения|хобби и интересы|хобі та інтереси|관심사|특기사항|兴趣与爱好|爱好特长|興趣愛好|הובי ותחביבים|الاهتمامات|الهوايات والاهتمامات|रुचि|अभिरुचियाँ|रुचियां|ความสนใจ|งานอดิเรกและความสนใจ`,
	references: `references|referees|referenzen|références|referencias|referências|referenze|referenties|người tham chiếu|推薦者|照会先
		|referensi|referanslar|referencje|reference|referenser|рекомендации|рекомендації|추천인|推荐人|المراجع|ממליצים|संदर्भ|บุคคลอ้างอิง|ask these people|auskunft geben gern|referenzpersonen|persons of reference|referee|references available|personal references|professional references|character references|persönliche referenzen|personnes de référence|referencias personales|referencias laborales|referencias familiares|referências profissionais|referenze professionali|referenties en aanbevelingen|osoby polecające|reference na vyžádání|doporučení|referenspersoner|referans|kişisel referanslar|referensi kerja|người giới thiệu|thông tin người tham khảo|추천인 정보|证明人|推薦人|рекомендатели|рекомендації та відгуки|المعرفون|جهات مرجعية|संदर्भ व्यक्ति|บุคคลที่สามารถอ้างอิงได้`,
	contact: `contact|contact details|contact information|contact me|personal details|personal information|personal data|details|kontakt|kontaktdaten|persönliche daten|angaben zur person|persönliche angaben|coordonnées|informations personnelles|état civil
		|contacto|datos personales|información personal|contato|dados pessoais|contatti|contatto|dati personali|informazioni personali|contactgegevens|persoonlijke gegevens|personalia|liên hệ|thông tin cá nhân|thông tin liên hệ|連絡先|個人情報|基本情報
		|kontak|data pribadi|informasi pribadi|iletişim|kişisel bilgiler|dane kontaktowe|dane osobowe|kontaktní údaje|osobní údaje|kontaktuppgifter|personuppgifter|контакты|личные данные|контактная информация|контакти|особисті дані|контактна інформація|연락처|인적사항|개인정보|联系方式|个人信息|基本信息|個人資料|聯絡方式|معلومات الاتصال|البيانات الشخصية|المعلومات الشخصية|פרטים אישיים|פרטי התקשרות|संपर्क|व्यक्तिगत जानकारी|ข้อมูลติดต่อ|ข้อมูลส่วนตัว|ประวัติส่วนตัว`,
	memberships: `memberships|membership|professional memberships|memberships and affiliations|professional affiliations|affiliations|professional associations|associations|professional bodies|memberships and associations|mitgliedschaften|mitgliedschaft|mitgliedschaften und ehrenämter|affiliations professionnelles|adhésions|membre d'associations|membresías|asociaciones|afiliaciones|colegiaciones|asociaciones profesionales|filiações|associações|associações profissionais|appartenenza ad associazioni|associazioni|iscrizioni ad albi|lidmaatschappen|lidmaatschap|członkostwo|członkostwa|przynależność|przynależność do organizacji|členství|členství v organizacích|medlemskap|üyelikler|dernek üyelikleri|mesleki üyelikler|keanggotaan|organisasi profesi|thành viên hiệp hội|hội viên|членство|членство в организациях|членство в організаціях|所属団体|所属学会|学会|소속 학회|학회 활동|社会团体|协会会员|會員資格|العضويات|عضوية الجمعيات|חברות בארגונים|सदस्यता|สมาชิกภาพ|การเป็นสมาชิก`,
	other: `other|others|other information|additional|additional information|additional details|further information|miscellaneous|misc|driving licence|driving license|driver's license|driver's licence
		|sonstiges|weiteres|weitere angaben|weitere informationen|zusätzliche angaben|verschiedenes|führerschein|führerscheine|divers|autres|informations complémentaires|informations supplémentaires|permis de conduire
		|otros|otros datos|otros datos de interés|información adicional|datos adicionales|carnet de conducir|permiso de conducir|outros|outras informações|informações adicionais|informações complementares|carta de condução
		|altro|altre informazioni|ulteriori informazioni|informazioni aggiuntive|patente|patente di guida|overig|overige|overige informatie|aanvullende informatie|rijbewijs|inne|dodatkowe informacje|informacje dodatkowe|prawo jazdy
		|ostatní|další informace|doplňující informace|řidičský průkaz|övrigt|övriga uppgifter|körkort|diğer|diğer bilgiler|ek bilgiler|ehliyet|lain-lain|informasi tambahan|thông tin khác|thông tin bổ sung|その他|特記事項
		|дополнительная информация|дополнительно|додаткова інформація|прочее|інше|기타|기타사항|其他|其他信息|معلومات إضافية|מידע נוסף|अन्य जानकारी|ข้อมูลเพิ่มเติม`,
};

const KIND_BY_HEADING: ReadonlyMap<string, SectionKind> = new Map(
	SECTION_KINDS.flatMap((kind) => HEADINGS[kind].split("|").map((heading): [string, SectionKind] => [foldHeading(heading), kind])),
);

const CONJUNCTION = /\s(?:and|und|et|y|e|en|và|i|a|och|ve|dan|и|та|й)\s|\s?[/,・]\s?/;

function foldHeading(text: string): string {
	return foldText(text.replace(/&/g, " and ").replace(/[’`]/g, "'")).replace(/\s+/g, " ");
}

/**
 * The section that a heading opens, or null when it is no known heading. Understands "SKILLS:", "2. Education", letter-spaced "S K I L L S"
 * and joined headings ("Skills & Languages" counts as the first of the two).
 */
export function sectionKindOf(text: string): SectionKind | null {
	if (text.length > 60) return null;
	const plain = /^(?:\S\s){3,}\S$/.test(text.trim()) ? text.replace(/\s/g, "") : text;
	const folded = foldHeading(plain.replace(/^\s*(?:\d{1,2}|[A-H]|[IVX]{1,4})[.)]\s*/, "").replace(/[[\]【】《》〈〉■●◆]/g, ""));
	const known = KIND_BY_HEADING.get(folded);
	if (known) return known;
	const parts = folded.split(CONJUNCTION);
	if (parts.length < 2 || parts.length > 3) return null;
	const kinds = parts.map((part) => KIND_BY_HEADING.get(part.trim()));
	return kinds.every((kind) => kind !== undefined) ? (kinds[0] ?? null) : null;
}

/** The section that a heading names by what it holds; null also where it names what is left over. What labels lines has learned from these. */
export function namedSectionOf(text: string): SectionKind | null {
	const kind = sectionKindOf(text);
	return kind === "other" ? null : kind;
}

/** The headings of a resume in one language. */
export interface SectionHeadings {
	readonly summary: string;
	readonly skills: string;
	readonly experience: string;
	readonly education: string;
	readonly certifications: string;
	readonly languages: string;
	readonly page: string;
}

const ENGLISH: SectionHeadings = {
	summary: "Summary",
	skills: "Skills",
	experience: "Experience",
	education: "Education",
	certifications: "Certifications",
	languages: "Languages",
	page: "Page",
};

function headings(list: string): SectionHeadings {
	const [summary = "", skills = "", experience = "", education = "", certifications = "", languages = "", page = ""] = list.split("|");
	return { summary, skills, experience, education, certifications, languages, page };
}

const BY_LANGUAGE: Readonly<Record<string, SectionHeadings>> = {
	en: ENGLISH,
	de: headings("Profil|Kenntnisse|Berufserfahrung|Ausbildung|Zertifikate|Sprachen|Seite"),
	fr: headings("Profil|Compétences|Expérience professionnelle|Formation|Certifications|Langues|Page"),
	es: headings("Perfil|Competencias|Experiencia profesional|Formación|Certificaciones|Idiomas|Página"),
	it: headings("Profilo|Competenze|Esperienza professionale|Istruzione|Certificazioni|Lingue|Pagina"),
	pt: headings("Perfil|Competências|Experiência profissional|Formação|Certificações|Idiomas|Página"),
	nl: headings("Profiel|Vaardigheden|Werkervaring|Opleiding|Certificaten|Talen|Pagina"),
	pl: headings("Podsumowanie|Umiejętności|Doświadczenie zawodowe|Wykształcenie|Certyfikaty|Języki|Strona"),
	sv: headings("Profil|Kompetenser|Arbetslivserfarenhet|Utbildning|Certifikat|Språk|Sida"),
	da: headings("Profil|Kompetencer|Erhvervserfaring|Uddannelse|Certifikater|Sprog|Side"),
	nb: headings("Profil|Ferdigheter|Arbeidserfaring|Utdanning|Sertifikater|Språk|Side"),
	fi: headings("Profiili|Osaaminen|Työkokemus|Koulutus|Sertifikaatit|Kielet|Sivu"),
	cs: headings("Profil|Dovednosti|Pracovní zkušenosti|Vzdělání|Certifikáty|Jazyky|Strana"),
	el: headings("Προφίλ|Δεξιότητες|Επαγγελματική εμπειρία|Εκπαίδευση|Πιστοποιήσεις|Γλώσσες|Σελίδα"),
	ru: headings("О себе|Навыки|Опыт работы|Образование|Сертификаты|Языки|Страница"),
	uk: headings("Про себе|Навички|Досвід роботи|Освіта|Сертифікати|Мови|Сторінка"),
	tr: headings("Özet|Yetenekler|İş Deneyimi|Eğitim|Sertifikalar|Diller|Sayfa"),
	vi: headings("Tóm tắt|Kỹ năng|Kinh nghiệm làm việc|Học vấn|Chứng chỉ|Ngôn ngữ|Trang"),
	id: headings("Profil|Keahlian|Pengalaman Kerja|Pendidikan|Sertifikat|Bahasa|Halaman"),
	ms: headings("Profil|Kemahiran|Pengalaman Kerja|Pendidikan|Sijil|Bahasa|Halaman"),
	ca: headings("Perfil|Competències|Experiència professional|Formació|Certificacions|Idiomes|Pàgina"),
	gl: headings("Perfil|Competencias|Experiencia profesional|Formación|Certificacións|Idiomas|Páxina"),
	sk: headings("Profil|Zručnosti|Pracovné skúsenosti|Vzdelanie|Certifikáty|Jazyky|Strana"),
	ar: headings("نبذة|المهارات|الخبرة المهنية|التعليم|الشهادات|اللغات|صفحة"),
	he: headings("תקציר|מיומנויות|ניסיון תעסוקתי|השכלה|תעודות|שפות|עמוד"),
	hi: headings("सारांश|कौशल|कार्य अनुभव|शिक्षा|प्रमाणपत्र|भाषाएँ|पृष्ठ"),
	th: headings("ข้อมูลโดยสรุป|ทักษะ|ประสบการณ์ทำงาน|การศึกษา|ใบรับรอง|ภาษา|หน้า"),
	ja: headings("職務要約|スキル|職務経歴|学歴|資格|語学|ページ"),
	zh: headings("个人简介|技能|工作经历|教育背景|证书|语言|页"),
	ko: headings("소개|기술|경력|학력|자격증|언어|페이지"),
};

/** Headings in a resume's language (a BCP 47 tag); English for languages that we have none for. */
export function headingsFor(language: string): SectionHeadings {
	return BY_LANGUAGE[language.toLowerCase().split(/[-_]/u)[0] ?? ""] ?? ENGLISH;
}

/** The headings of a resume in one language. */
export interface SectionHeadings {
	readonly summary: string;
	readonly skills: string;
	readonly experience: string;
	readonly education: string;
	readonly certifications: string;
	readonly languages: string;
	/** Above what stands below no heading of its own. */
	readonly more: string;
	readonly page: string;
}

const ENGLISH: SectionHeadings = {
	summary: "Summary",
	skills: "Skills",
	experience: "Experience",
	education: "Education",
	certifications: "Certifications",
	languages: "Languages",
	more: "Additional information",
	page: "Page",
};

function headings(list: string): SectionHeadings {
	const [summary = "", skills = "", experience = "", education = "", certifications = "", languages = "", more = "", page = ""] = list.split("|");
	return { summary, skills, experience, education, certifications, languages, more, page };
}

const BY_LANGUAGE: Readonly<Record<string, SectionHeadings>> = {
	en: ENGLISH,
	de: headings("Profil|Kenntnisse|Berufserfahrung|Ausbildung|Zertifikate|Sprachen|Weitere Angaben|Seite"),
	fr: headings("Profil|Compétences|Expérience professionnelle|Formation|Certifications|Langues|Informations complémentaires|Page"),
	es: headings("Perfil|Competencias|Experiencia profesional|Formación|Certificaciones|Idiomas|Información adicional|Página"),
	it: headings("Profilo|Competenze|Esperienza professionale|Istruzione|Certificazioni|Lingue|Ulteriori informazioni|Pagina"),
	pt: headings("Perfil|Competências|Experiência profissional|Formação|Certificações|Idiomas|Informações adicionais|Página"),
	nl: headings("Profiel|Vaardigheden|Werkervaring|Opleiding|Certificaten|Talen|Overige gegevens|Pagina"),
	pl: headings("Podsumowanie|Umiejętności|Doświadczenie zawodowe|Wykształcenie|Certyfikaty|Języki|Dodatkowe informacje|Strona"),
	sv: headings("Profil|Kompetenser|Arbetslivserfarenhet|Utbildning|Certifikat|Språk|Övrigt|Sida"),
	da: headings("Profil|Kompetencer|Erhvervserfaring|Uddannelse|Certifikater|Sprog|Øvrigt|Side"),
	nb: headings("Profil|Ferdigheter|Arbeidserfaring|Utdanning|Sertifikater|Språk|Annet|Side"),
	fi: headings("Profiili|Osaaminen|Työkokemus|Koulutus|Sertifikaatit|Kielet|Muut tiedot|Sivu"),
	cs: headings("Profil|Dovednosti|Pracovní zkušenosti|Vzdělání|Certifikáty|Jazyky|Další informace|Strana"),
	el: headings("Προφίλ|Δεξιότητες|Επαγγελματική εμπειρία|Εκπαίδευση|Πιστοποιήσεις|Γλώσσες|Πρόσθετες πληροφορίες|Σελίδα"),
	ru: headings("О себе|Навыки|Опыт работы|Образование|Сертификаты|Языки|Дополнительная информация|Страница"),
	uk: headings("Про себе|Навички|Досвід роботи|Освіта|Сертифікати|Мови|Додаткова інформація|Сторінка"),
	tr: headings("Özet|Yetenekler|İş Deneyimi|Eğitim|Sertifikalar|Diller|Ek Bilgiler|Sayfa"),
	vi: headings("Tóm tắt|Kỹ năng|Kinh nghiệm làm việc|Học vấn|Chứng chỉ|Ngôn ngữ|Thông tin khác|Trang"),
	id: headings("Profil|Keahlian|Pengalaman Kerja|Pendidikan|Sertifikat|Bahasa|Informasi Tambahan|Halaman"),
	ms: headings("Profil|Kemahiran|Pengalaman Kerja|Pendidikan|Sijil|Bahasa|Maklumat Tambahan|Halaman"),
	ca: headings("Perfil|Competències|Experiència professional|Formació|Certificacions|Idiomes|Informació addicional|Pàgina"),
	gl: headings("Perfil|Competencias|Experiencia profesional|Formación|Certificacións|Idiomas|Información adicional|Páxina"),
	sk: headings("Profil|Zručnosti|Pracovné skúsenosti|Vzdelanie|Certifikáty|Jazyky|Ďalšie informácie|Strana"),
	ar: headings("نبذة|المهارات|الخبرة المهنية|التعليم|الشهادات|اللغات|معلومات إضافية|صفحة"),
	he: headings("תקציר|מיומנויות|ניסיון תעסוקתי|השכלה|תעודות|שפות|מידע נוסף|עמוד"),
	hi: headings("सारांश|कौशल|कार्य अनुभव|शिक्षा|प्रमाणपत्र|भाषाएँ|अतिरिक्त जानकारी|पृष्ठ"),
	th: headings("ข้อมูลโดยสรุป|ทักษะ|ประสบการณ์ทำงาน|การศึกษา|ใบรับรอง|ภาษา|ข้อมูลเพิ่มเติม|หน้า"),
	ja: headings("職務要約|スキル|職務経歴|学歴|資格|語学|その他|ページ"),
	zh: headings("个人简介|技能|工作经历|教育背景|证书|语言|其他信息|页"),
	ko: headings("소개|기술|경력|학력|자격증|언어|기타|페이지"),
};

/** Headings in a resume's language (a BCP 47 tag); English for languages that we have none for. */
export function headingsFor(language: string): SectionHeadings {
	return BY_LANGUAGE[language.toLowerCase().split(/[-_]/u)[0] ?? ""] ?? ENGLISH;
}

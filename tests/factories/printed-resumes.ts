import type { TailoredResume } from "@/lib/tools/documents/schemas";

/** A tailored resume in one language, written by hand as its people write theirs. */
export interface PrintedResume {
	readonly language: string;
	readonly resume: TailoredResume;
}

type Job = readonly [title: string, company: string, location: string, dates: string, bullets: readonly string[]];

interface Words {
	readonly language: string;
	readonly name: string;
	readonly headline: string;
	readonly contact: readonly string[];
	readonly summary: string;
	readonly skills: readonly string[];
	readonly jobs: readonly Job[];
	readonly school: readonly [line: string, dates: string];
	readonly languages: readonly string[];
	readonly certificate: string;
}

function line(text: string, id: string) {
	return { text, sourceIds: [id] };
}

function printed(words: Words): PrintedResume {
	const [schoolLine, schoolDates] = words.school;
	return {
		language: words.language,
		resume: {
			postingId: "p1",
			postingTitle: "Engineer",
			company: "Example",
			name: words.name,
			headline: words.headline,
			contact: [...words.contact],
			summary: line(words.summary, "L1"),
			skills: [...words.skills],
			skillGroups: [],
			addedSkills: [],
			sectionOrder: [],
			leftOut: [],
			experience: words.jobs.map(([title, company, location, datesText, bullets], at) => ({
				experienceId: `e${at}`,
				title,
				company,
				location,
				datesText,
				bullets: bullets.map((bullet, index) => line(bullet, `e${at}-b${index}`)),
			})),
			education: [{ educationId: "s1", line: schoolLine, datesText: schoolDates, details: [] }],
			languages: [...words.languages],
			certifications: [words.certificate],
			otherSections: [],
			sourceUnused: [],
			sourceGaps: [],
			sourceDoubts: [],
			method: "rules",
		},
	};
}

/** Resumes in fourteen languages and ten scripts, with figures, brackets and Latin names among the letters of each. */
export const PRINTED_RESUMES: readonly PrintedResume[] = [
	printed({
		language: "en",
		name: "Mara Lindqvist",
		headline: "Backend Engineer",
		contact: ["mara@example.com", "+46 70 123 45 67", "Stockholm, Sweden", "https://www.linkedin.com/in/mara-lindqvist"],
		summary: "Engineer with 9 years in payments; final offices, efficient flows and first-class “affinity” tooling.",
		skills: ["TypeScript", "PostgreSQL", "C++", "CI/CD"],
		jobs: [
			[
				"Senior Backend Engineer",
				"Kettle & Quill",
				"Stockholm",
				"Mar 2019 – Present",
				["Cut median latency from 240 ms to 95 ms by moving hot reads to Redis", "Led 4 engineers (2 remote) through a 12-month migration"],
			],
			["Backend Engineer", "Ferrous Office AB", "Uppsala", "Jan 2015 – Feb 2019", ["Built the invoice service that handles 3.5 million files a month"]],
		],
		school: ["MSc Computer Science, KTH Royal Institute of Technology", "2010 – 2015"],
		languages: ["English (fluent)", "Swedish (native)"],
		certificate: "AWS Certified Solutions Architect, 2022",
	}),
	printed({
		language: "de",
		name: "Jörg Weiß-Müller",
		headline: "Instandhaltungsleiter",
		contact: ["joerg.weiss@example.de", "+49 151 23456789", "Düsseldorf"],
		summary: "Leiter der Instandhaltung mit 14 Jahren Erfahrung in der Stahl- und Chemieindustrie.",
		skills: ["SAP PM", "Arbeitssicherheit", "Schweißtechnik"],
		jobs: [
			[
				"Leiter Instandhaltung",
				"Rhein-Stahl GmbH & Co. KG",
				"Düsseldorf",
				"04/2016 – heute",
				[
					"Größere Ausfälle um 30 % verringert, Verfügbarkeit auf 98,4 % gehoben",
					"Team von 22 Fachkräften geführt und jährliche Budgets über 1,2 Mio. € verantwortet",
				],
			],
		],
		school: ["Staatlich geprüfter Techniker, Fachschule Köln", "2004 – 2008"],
		languages: ["Deutsch (Muttersprache)", "Englisch (B2)"],
		certificate: "Fachkraft für Arbeitssicherheit (BG), 2018",
	}),
	printed({
		language: "fr",
		name: "Éloïse Lefèvre",
		headline: "Cheffe de projet",
		contact: ["eloise@example.fr", "+33 6 12 34 56 78", "Lyon"],
		summary: "Cheffe de projet « transition écologique » : 8 ans d’expérience, équipes de 12 personnes.",
		skills: ["Gestion de projet", "Budget", "Réglementation ICPE"],
		jobs: [
			[
				"Cheffe de projet",
				"L’Atelier Vert",
				"Lyon",
				"janv. 2018 – aujourd’hui",
				["Conduite d’un programme de 4,5 M€ livré avec six semaines d’avance", "Formation de 30 collègues à l’œuvre « zéro déchet »"],
			],
		],
		school: ["Master Environnement, Université de Lyon", "2012 – 2014"],
		languages: ["Français", "Anglais (C1)"],
		certificate: "PMP, 2020",
	}),
	printed({
		language: "ru",
		name: "Ольга Ковалёва",
		headline: "Инженер-программист",
		contact: ["olga@example.ru", "+7 912 345-67-89", "Москва"],
		summary: "Инженер с 9 годами опыта разработки платёжных систем.",
		skills: ["Java", "PostgreSQL", "Управление командой"],
		jobs: [
			[
				"Ведущий инженер",
				"ООО «Рассвет»",
				"Москва",
				"март 2018 – настоящее время",
				["Разработка платёжной системы на 12 языках для 3 млн клиентов", "Сокращение времени ответа с 240 мс до 95 мс (Redis, Kafka)"],
			],
		],
		school: ["Магистр, МГТУ им. Н. Э. Баумана", "2009 – 2014"],
		languages: ["Русский", "Английский (C1)"],
		certificate: "Oracle Certified Professional, 2019",
	}),
	printed({
		language: "el",
		name: "Ελένη Παπαδοπούλου",
		headline: "Μηχανικός λογισμικού",
		contact: ["eleni@example.gr", "+30 691 234 5678", "Αθήνα"],
		summary: "Μηχανικός με 7 χρόνια εμπειρίας στις πληρωμές.",
		skills: ["Java", "Διοίκηση ομάδας"],
		jobs: [
			[
				"Μηχανικός λογισμικού",
				"Αιγαίο ΑΕ",
				"Αθήνα",
				"2019 – σήμερα",
				["Ανάπτυξη λογισμικού με 4 συναδέλφους για 250.000 χρήστες", "Μείωση σφαλμάτων κατά 35 %"],
			],
		],
		school: ["Δίπλωμα, Εθνικό Μετσόβιο Πολυτεχνείο", "2012 – 2017"],
		languages: ["Ελληνικά", "Αγγλικά"],
		certificate: "Scrum Master, 2021",
	}),
	printed({
		language: "vi",
		name: "Nguyễn Thị Hồng Ánh",
		headline: "Kỹ sư phần mềm",
		contact: ["anh@example.vn", "+84 912 345 678", "Hà Nội"],
		summary: "Kỹ sư phần mềm với 6 năm kinh nghiệm về thanh toán.",
		skills: ["Java", "Quản lý dự án"],
		jobs: [
			[
				"Kỹ sư phần mềm",
				"Công ty Sao Mai",
				"Hà Nội",
				"03/2019 – nay",
				["Phát triển hệ thống thanh toán cho 3.500 khách hàng doanh nghiệp", "Giảm 40 % thời gian xử lý hồ sơ"],
			],
		],
		school: ["Cử nhân, Đại học Bách khoa Hà Nội", "2013 – 2018"],
		languages: ["Tiếng Việt", "Tiếng Anh"],
		certificate: "AWS Developer, 2022",
	}),
	printed({
		language: "ja",
		name: "山田 花子",
		headline: "バックエンドエンジニア",
		contact: ["hanako@example.jp", "090-1234-5678", "東京都渋谷区"],
		summary:
			"決済システムの設計・開発に9年間従事し、チームのリーダーとして品質と納期の両方を改善してきました。障害対応の手順を整え、新人の育成も担当しています。",
		skills: ["TypeScript", "要件定義", "プロジェクト管理"],
		jobs: [
			[
				"主任エンジニア",
				"株式会社やまびこ",
				"東京",
				"2018年4月 – 現在",
				[
					"決済システムの応答時間を240 msから95 msに短縮しました（Redisの導入により、読み取りの負荷を大幅に下げ、ピーク時でも安定した応答を実現）",
					"4名のチームを率い、「無停止移行」を完了しました。",
				],
			],
		],
		school: ["東京大学 工学部 卒業", "2010年 – 2014年"],
		languages: ["日本語", "英語（TOEIC 900点）"],
		certificate: "応用情報技術者試験 合格（2016年）",
	}),
	printed({
		language: "ko",
		name: "김하늘",
		headline: "백엔드 개발자",
		contact: ["haneul@example.kr", "010-1234-5678", "서울특별시"],
		summary: "결제 시스템을 9년간 설계하고 개발하였으며, 4명으로 구성된 팀을 이끌었습니다.",
		skills: ["Java", "Spring Boot", "프로젝트 관리"],
		jobs: [
			[
				"선임 개발자",
				"(주)한빛소프트웨어",
				"서울",
				"2018.03 – 현재",
				["결제 API의 응답 시간을 240 ms에서 95 ms로 단축하고, 장애 건수를 분기당 12건에서 2건으로 줄였습니다", "4명의 팀을 이끌어 무중단 이전을 완료했습니다"],
			],
		],
		school: ["서울대학교 컴퓨터공학부 학사", "2010 – 2014"],
		languages: ["한국어", "영어 (비즈니스 수준)"],
		certificate: "정보처리기사 (2015)",
	}),
	printed({
		language: "zh",
		name: "王小明",
		headline: "后端工程师",
		contact: ["xiaoming@example.cn", "+86 138 1234 5678", "上海"],
		summary: "拥有9年支付系统设计与开发经验，带领4人团队完成核心系统重构，擅长在高并发场景下提升系统稳定性与响应速度。",
		skills: ["Java", "分布式系统", "项目管理"],
		jobs: [
			[
				"高级后端工程师",
				"云帆科技有限公司",
				"上海",
				"2018年3月 – 至今",
				[
					"将支付接口的响应时间由240 ms缩短至95 ms（引入Redis缓存，并重新设计热点数据的读取路径，使高峰期错误率下降了80%）",
					"带领4人团队，按期完成“零停机”迁移。",
				],
			],
		],
		school: ["复旦大学 计算机科学 硕士", "2010年 – 2014年"],
		languages: ["中文", "英语（流利）"],
		certificate: "PMP 项目管理认证（2019年）",
	}),
	printed({
		language: "zh-Hant",
		name: "陳雅婷",
		headline: "專案經理",
		contact: ["yating@example.tw", "+886 912 345 678", "臺北市"],
		summary: "十年專案管理經驗，熟悉半導體產業的供應鏈與品質管理。",
		skills: ["專案管理", "供應鏈", "品質管理"],
		jobs: [
			[
				"資深專案經理",
				"晨曦電子股份有限公司",
				"新竹",
				"2017年6月 – 迄今",
				["協調12個部門，將新產品導入時間由9個月縮短為6個月", "建立供應商評鑑制度，不良率降低35%"],
			],
		],
		school: ["國立臺灣大學 工業工程 碩士", "2008年 – 2012年"],
		languages: ["中文", "英文（TOEIC 950）"],
		certificate: "PMP（2016年）",
	}),
	printed({
		language: "ar",
		name: "ليلى عبد الرحمن",
		headline: "مهندسة برمجيات",
		contact: ["layla@example.com", "+971 50 123 4567", "دبي، الإمارات"],
		summary: "مهندسة برمجيات لديها خبرة 9 سنوات في أنظمة الدفع الإلكتروني، قادت فريقًا من 4 مهندسين لتطوير بنية تحتية سحابية موثوقة.",
		skills: ["Java", "إدارة المشاريع", "قواعد البيانات"],
		jobs: [
			[
				"مهندسة برمجيات أولى",
				"شركة الأفق للتقنية",
				"دبي",
				"مارس 2018 – حتى الآن",
				[
					"خفّضت زمن الاستجابة من 240 إلى 95 مللي ثانية باستخدام Redis (بدلًا من القراءة المباشرة)",
					"قادت نقل الخدمات إلى السحابة خلال 12 شهرًا دون أي توقف للخدمة، مع الالتزام بالميزانية المعتمدة",
				],
			],
		],
		school: ["بكالوريوس هندسة الحاسوب، جامعة القاهرة", "2010 – 2014"],
		languages: ["العربية", "الإنجليزية"],
		certificate: "شهادة AWS للحلول السحابية، 2021",
	}),
	printed({
		language: "he",
		name: "נועה לוי",
		headline: "מהנדסת תוכנה",
		contact: ["noa@example.co.il", "+972 50 123 4567", "תל אביב"],
		summary: 'מהנדסת תוכנה עם 9 שנות ניסיון במערכות תשלומים בחברות בע"מ ובסטארט־אפים.',
		skills: ["Java", "ניהול צוות", "מסדי נתונים"],
		jobs: [
			[
				"מהנדסת תוכנה בכירה",
				'אופק טכנולוגיות בע"מ',
				"תל אביב",
				"מרץ 2018 – היום",
				[
					"קיצרה את זמן התגובה מ-240 ל-95 אלפיות השנייה באמצעות Redis (במקום קריאה ישירה)",
					"הובילה צוות של 4 מהנדסים במעבר לענן ללא השבתה, בלוח זמנים של 12 חודשים ובתקציב שאושר",
				],
			],
		],
		school: ["תואר ראשון במדעי המחשב, אוניברסיטת תל אביב", "2010 – 2014"],
		languages: ["עברית", "אנגלית"],
		certificate: "הסמכת AWS, 2021",
	}),
	printed({
		language: "hi",
		name: "प्रिया शर्मा",
		headline: "वरिष्ठ सॉफ़्टवेयर इंजीनियर",
		contact: ["priya@example.in", "+91 98123 45678", "दिल्ली"],
		summary: "भुगतान प्रणालियों में 9 वर्षों का अनुभव; विश्वविद्यालय और उद्योग दोनों में कार्य किया।",
		skills: ["Java", "परियोजना प्रबंधन", "डेटाबेस"],
		jobs: [
			[
				"वरिष्ठ इंजीनियर",
				"क्षितिज टेक्नोलॉजीज़",
				"दिल्ली",
				"मार्च 2018 – वर्तमान",
				["प्रतिक्रिया समय को 240 ms से घटाकर 95 ms किया (Redis की सहायता से)", "4 इंजीनियरों की टीम का नेतृत्व किया और 12 महीनों में स्थानांतरण पूरा किया"],
			],
		],
		school: ["बी.टेक., दिल्ली प्रौद्योगिकी विश्वविद्यालय", "2010 – 2014"],
		languages: ["हिन्दी", "अंग्रेज़ी"],
		certificate: "AWS प्रमाणपत्र, 2021",
	}),
	printed({
		language: "th",
		name: "สมชาย ใจดี",
		headline: "วิศวกรซอฟต์แวร์",
		contact: ["somchai@example.co.th", "+66 81 234 5678", "กรุงเทพมหานคร"],
		summary: "วิศวกรซอฟต์แวร์ที่มีประสบการณ์ 9 ปีในการออกแบบและพัฒนาระบบชำระเงิน ทำงานร่วมกับทีมข้ามสายงานเพื่อเพิ่มความเร็วและความน่าเชื่อถือของระบบ",
		skills: ["Java", "การจัดการโครงการ", "ฐานข้อมูล"],
		jobs: [
			[
				"วิศวกรซอฟต์แวร์อาวุโส",
				"บริษัท ขอบฟ้า เทคโนโลยี จำกัด",
				"กรุงเทพฯ",
				"มีนาคม 2018 – ปัจจุบัน",
				[
					"ลดเวลาตอบสนองจาก 240 ms เหลือ 95 ms โดยใช้ Redis (แทนการอ่านข้อมูลโดยตรงจากฐานข้อมูลหลักซึ่งใช้เวลานานในช่วงที่มีผู้ใช้จำนวนมาก)",
					"นำทีมวิศวกร 4 คนย้ายระบบขึ้นคลาวด์โดยไม่หยุดให้บริการ",
				],
			],
		],
		school: ["วิศวกรรมศาสตรบัณฑิต จุฬาลงกรณ์มหาวิทยาลัย", "2010 – 2014"],
		languages: ["ไทย", "อังกฤษ"],
		certificate: "ใบรับรอง AWS, 2021",
	}),
];

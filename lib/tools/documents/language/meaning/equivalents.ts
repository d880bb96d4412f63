import { PhraseIndex } from "./phrase-index";
import { foldWords } from "./word-keys";

/**
 * Names of one and the same thing in several languages. Groups after `!` are initials of a standard, a law or a device, which are read in any
 * language and so may stand beside each other; the others only tell that a skill is asked for.
 */
const GROUPS = `
!HACCP=APPCC
!GDPR=DSGVO=DS-GVO=RGPD=RODO
!VAT=MwSt=Mehrwertsteuer=TVA=BTW=KDV=DPH=НДС=ПДВ
!PLC=SPS=PLC programming=SPS-Programmierung=automates programmables=autómatas programables=ПЛК
!BLS=Basic Life Support=soporte vital básico=SVB=suporte básico de vida
OHS=occupational health and safety=health and safety=Arbeitssicherheit=Arbeitsschutz=santé et sécurité au travail=SST=prevención de riesgos laborales=PRL=sicurezza sul lavoro=segurança do trabalho=arbo=BHP=arbetsmiljö=BOZP=iş sağlığı ve güvenliği=an toàn lao động=K3=安全管理=労働安全=산업안전=安全生产=охрана труда=охорона праці=السلامة المهنية=בטיחות בעבודה=ความปลอดภัยในการทำงาน
customer service=customer support=Kundenservice=Kundenbetreuung=Kundendienst=service client=relation client=servicio al cliente=atención al cliente=servizio clienti=assistenza clienti=atendimento ao cliente=klantenservice=obsługa klienta=obsługa klientów=kundservice=zákaznický servis=müşteri hizmetleri=chăm sóc khách hàng=dịch vụ khách hàng=layanan pelanggan=カスタマーサポート=顧客対応=고객 서비스=고객 응대=客户服务=客服=обслуживание клиентов=обслуговування клієнтів=خدمة العملاء=שירות לקוחות=ग्राहक सेवा=บริการลูกค้า
project management=Projektmanagement=Projektleitung=gestion de projet=gestion de projets=gestión de proyectos=gestione progetti=project management=gestão de projetos=gestão de projectos=projectmanagement=zarządzanie projektami=projektledning=projektové řízení=řízení projektů=proje yönetimi=quản lý dự án=manajemen proyek=プロジェクト管理=プロジェクトマネジメント=프로젝트 관리=项目管理=управление проектами=управління проєктами=управління проектами=إدارة المشاريع=ניהול פרויקטים=परियोजना प्रबंधन=บริหารโครงการ
accounting=bookkeeping=Buchhaltung=Buchführung=Finanzbuchhaltung=comptabilité=contabilidad=contabilità=contabilidade=boekhouding=księgowość=bokföring=redovisning=účetnictví=muhasebe=kế toán=akuntansi=経理=会計=회계=会计=бухгалтерский учет=бухгалтерия=бухгалтерський облік=محاسبة=المحاسبة=הנהלת חשבונות=लेखांकन=บัญชี
payroll=Lohnbuchhaltung=Lohnabrechnung=Gehaltsabrechnung=paie=nóminas=paghe=folha de pagamento=salarisadministratie=kadry i płace=lönehantering=mzdy=bordro=tính lương=penggajian=給与計算=급여=薪资核算=расчет заработной платы=الرواتب=שכר
budgeting=budget management=Budgetierung=Budgetplanung=Budgetverantwortung=gestion budgétaire=gestion de budget=presupuestos=gestión presupuestaria=gestione del budget=gestão de orçamento=orçamentos=budgettering=budżetowanie=budgetering=rozpočtování=bütçe yönetimi=bütçeleme=lập ngân sách=quản lý ngân sách=penganggaran=予算管理=예산 관리=预算管理=бюджетирование=бюджетування=إعداد الميزانية=ניהול תקציב=बजट=งบประมาณ
sales=Verkauf=Vertrieb=vente=ventas=vendite=vendas=verkoop=sprzedaż=försäljning=prodej=satış=bán hàng=penjualan=営業=販売=영업=판매=销售=продажи=продажі=مبيعات=المبيعات=מכירות=बिक्री=การขาย
purchasing=procurement=Einkauf=Beschaffung=achats=compras=acquisti=inkoop=zakupy=inköp=nákup=satın alma=mua hàng=pengadaan=購買=調達=구매=采购=закупки=закупівлі=مشتريات=المشتريات=רכש=क्रय=จัดซื้อ
inventory management=stock management=inventory control=Lagerverwaltung=Bestandsführung=Lagerhaltung=gestion des stocks=gestion de stock=gestión de inventarios=control de stock=gestión de almacén=gestione magazzino=gestione scorte=gestão de estoque=gestão de stocks=voorraadbeheer=gospodarka magazynowa=lagerhantering=skladové hospodářství=stok yönetimi=quản lý kho=manajemen persediaan=在庫管理=재고 관리=재고관리=库存管理=управление запасами=управління запасами=إدارة المخزون=ניהול מלאי=इन्वेंटरी प्रबंधन=บริหารสต็อก
logistics=Logistik=logistique=logística=logistica=logistiek=logistyka=logistik=logistika=lojistik=hậu cần=logistik=物流=물류=логистика=логістика=لوجستيات=לוגיסטיקה=लॉजिस्टिक्स=โลจิสติกส์
quality management=quality assurance=Qualitätsmanagement=Qualitätssicherung=management de la qualité=gestión de calidad=gestión de la calidad=aseguramiento de calidad=gestione qualità=gestão da qualidade=kwaliteitsmanagement=zarządzanie jakością=kvalitetsledning=kvalitetssäkring=řízení kvality=kalite yönetimi=quản lý chất lượng=manajemen mutu=品質管理=품질 관리=품질관리=质量管理=управление качеством=управління якістю=إدارة الجودة=ניהול איכות=गुणवत्ता प्रबंधन=บริหารคุณภาพ
quality control=Qualitätskontrolle=contrôle qualité=control de calidad=controllo qualità=controle de qualidade=kwaliteitscontrole=kontrola jakości=kvalitetskontroll=kontrola kvality=kalite kontrol=kiểm soát chất lượng=kontrol kualitas=品質検査=质量控制=контроль качества=контроль якості=مراقبة الجودة=ضبط الجودة=בקרת איכות=गुणवत्ता नियंत्रण=ควบคุมคุณภาพ
team leadership=people management=leadership=Mitarbeiterführung=Teamleitung=Teamführung=Personalführung=management d'équipe=encadrement=gestión de equipos=liderazgo=gestione del personale=leadership=gestão de equipes=gestão de equipas=liderança=leidinggeven=zarządzanie zespołem=ledarskap=personalledning=vedení týmu=ekip yönetimi=liderlik=quản lý nhóm=lãnh đạo=kepemimpinan=チームマネジメント=リーダーシップ=팀 관리=리더십=团队管理=руководство командой=управление персоналом=керівництво командою=قيادة الفريق=القيادة=ניהול צוות=नेतृत्व=บริหารทีม
negotiation=Verhandlung=Verhandlungsführung=négociation=negociación=negoziazione=trattativa=negociação=onderhandelen=negocjacje=förhandling=vyjednávání=müzakere=đàm phán=negosiasi=交渉=협상=谈判=переговоры=переговори=تفاوض=التفاوض=משא ומתן=बातचीत=เจรจาต่อรอง
recruitment=recruiting=Personalbeschaffung=Personalgewinnung=Rekrutierung=recrutement=selección de personal=reclutamiento=selezione del personale=recrutamento=recrutamento e seleção=werving en selectie=rekrutacja=rekrytering=nábor=işe alım=tuyển dụng=rekrutmen=採用=채용=招聘=подбор персонала=подбор=добір персоналу=التوظيف=גיוס=भर्ती=สรรหาบุคลากร
patient care=Patientenbetreuung=Patientenversorgung=soins aux patients=atención al paciente=assistenza al paziente=assistência ao paciente=patiëntenzorg=opieka nad pacjentem=patientvård=péče o pacienty=hasta bakımı=chăm sóc bệnh nhân=perawatan pasien=患者ケア=환자 간호=患者护理=уход за пациентами=догляд за пацієнтами=رعاية المرضى=טיפול בחולים=रोगी देखभाल=ดูแลผู้ป่วย
wound care=Wundversorgung=Wundmanagement=soins de plaies=cura de heridas=cura de úlceras=medicazione ferite=tratamento de feridas=wondzorg=leczenie ran=sårvård=péče o rány=yara bakımı=chăm sóc vết thương=perawatan luka=創傷ケア=상처 관리=伤口护理=العناية بالجروح=טיפול בפצעים
maintenance=Instandhaltung=Wartung=entretien=maintenance industrielle=mantenimiento=manutenzione=manutenção=onderhoud=utrzymanie ruchu=konserwacja=underhåll=údržba=bakım=bakım onarım=bảo trì=pemeliharaan=保守=設備保全=유지보수=维护=设备维护=техническое обслуживание=технічне обслуговування=صيانة=الصيانة=תחזוקה=रखरखाव=ซ่อมบำรุง
welding=Schweißen=soudage=soldadura=saldatura=soldagem=lassen=spawanie=svetsning=svařování=kaynak=hàn=pengelasan=溶接=용접=焊接=сварка=зварювання=لحام=ריתוך=वेल्डिंग=งานเชื่อม
data analysis=Datenanalyse=analyse de données=análisis de datos=analisi dei dati=análise de dados=data-analyse=analiza danych=dataanalys=analýza dat=veri analizi=phân tích dữ liệu=analisis data=データ分析=데이터 분석=数据分析=анализ данных=аналіз даних=تحليل البيانات=ניתוח נתונים=डेटा विश्लेषण=วิเคราะห์ข้อมูล
machine learning=maschinelles Lernen=apprentissage automatique=aprendizaje automático=apprendimento automatico=aprendizado de máquina=uczenie maszynowe=maskininlärning=strojové učení=makine öğrenmesi=học máy=機械学習=머신러닝=机器学习=машинное обучение=машинне навчання=تعلم الآلة=למידת מכונה
software development=Softwareentwicklung=développement logiciel=desarrollo de software=sviluppo software=desenvolvimento de software=softwareontwikkeling=programvaruutveckling=vývoj softwaru=yazılım geliştirme=phát triển phần mềm=pengembangan perangkat lunak=ソフトウェア開発=소프트웨어 개발=软件开发=разработка программного обеспечения=розробка програмного забезпечення=تطوير البرمجيات=פיתוח תוכנה
translation=Übersetzung=traduction=traducción=traduzione=tradução=vertaling=tłumaczenia=översättning=překlady=çeviri=dịch thuật=penerjemahan=翻訳=번역=翻译=перевод=переклад=ترجمة=תרגום=अनुवाद=แปลภาษา
lesson planning=Unterrichtsplanung=préparation de cours=planificación de clases=programmazione didattica=planejamento de aulas=lesvoorbereiding=lektionsplanering=ders planlama=soạn giáo án=perencanaan pembelajaran=授業計画=수업 계획=备课=планирование уроков=планування уроків=تخطيط الدروس
menu planning=menu design=Menüplanung=Speiseplanung=élaboration de menus=création de carte=elaboración de menús=diseño de menús=creazione menu=elaboração de cardápios=cardápio=menusamenstelling=menüplanlama=lên thực đơn=perencanaan menu=メニュー開発=献立作成=메뉴 개발=菜单设计=разработка меню=розробка меню=إعداد القوائم=תכנון תפריט
driving licence B=driver's licence B=Führerschein Klasse B=Führerschein B=permis B=carné B=carnet B=carnet de conducir B=patente B=carta de condução B=CNH B=rijbewijs B=prawo jazdy kat. B=prawo jazdy B=körkort B=B-körkort=řidičský průkaz sk. B=B sınıfı ehliyet=bằng lái B=SIM A=普通自動車免許=1종 보통=C1驾照=водительские права категории B=права категории B
`;

interface Form {
	readonly text: string;
	readonly group: number;
}

const initialsGroups = new Set<number>();
const groupByForm = new Map<string, number>();
const index = new PhraseIndex<Form>(true);
for (const [group, line] of GROUPS.trim().split("\n").entries()) {
	const hasInitials = line.startsWith("!");
	if (hasInitials) initialsGroups.add(group);
	for (const text of (hasInitials ? line.slice(1) : line).split("=")) {
		const folded = foldWords(text);
		groupByForm.set(folded, group);
		index.add(folded, { text, group });
	}
}

/** The number of the thing that a skill names, the same in every language; null when it is none of the table's. */
export function equivalentOf(skill: string): number | null {
	const folded = foldWords(skill).trim();
	const bracket = folded.search(/[(（]/u);
	return groupByForm.get(folded) ?? (bracket > 0 ? (groupByForm.get(folded.slice(0, bracket).trimEnd()) ?? null) : null);
}

/** The things that a text names, by their numbers, each with the form that stands there. */
export function findEquivalents(text: string): Map<number, string> {
	const found = new Map<number, string>();
	for (const { group, text: form } of index.find(foldWords(text))) if (!found.has(group)) found.set(group, form);
	return found;
}

/** Whether two names are initials of one thing in two languages: `APPCC` and `HACCP`. */
export function areSameInitials(left: string, right: string): boolean {
	const group = equivalentOf(left);
	return group !== null && initialsGroups.has(group) && group === equivalentOf(right) && isInitials(left) && isInitials(right);
}

/** Only capitals: a name in words stays in its language. */
export function isInitials(name: string): boolean {
	return /^\p{Lu}[\p{Lu}\p{N}-]{1,7}$/u.test(name.trim());
}

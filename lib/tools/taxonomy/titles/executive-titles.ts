import { occupationWords } from "./title-words";

/** What marks the head of a part of a company, folded, in the languages that resumes are written in. */
const HEADS = new Set(
	occupationWords(
		"vp svp evp avp chief head director directors president leiter leitung leiterin bereichsleiter abteilungsleiter direktor chef cheffe directeur directrice responsable jefe jefa directora gerente " +
			"direttore direttrice responsabile dirigente capo diretor diretora gerente chefe hoofd directrice dyrektor dyrektorka kierownik szef chef direktor reditel reditelka vedouci direktoru mudur muduru baskan " +
			"truong phong giam doc direktur kepala директор директорка руководитель начальник керiвник директори مدير مديرة رئيس مدير מנהל מנהלת סמנכל निदेशक प्रमुख",
	),
);
const UNSPACED_HEADS = "部長 役員 取締役 总监 總監 总经理 副总 經理 总裁 이사 본부장 부장 실장 ผู้อำนวยการ ผู้จัดการฝ่าย".split(" ").flatMap(occupationWords);

/** Parts of a company by the occupation that leads them: words that name the part, folded; a word matches by its beginning where it ends with `*`. */
const PARTS: Readonly<Record<string, string>> = {
	"sales-director":
		"sales revenue commercial commerciale commerciaux vertrieb verkauf ventes ventas comercial vendite vendas comerciais verkoop sprzedaz* handlow* forsaljning prodej* obchod* satis kinh doanh penjualan продаж* المبيعات מכירות बिक्री 営業 销售 銷售 영업 ขาย",
	"marketing-manager": "marketing brand marketingu pazarlama tiep thi pemasaran маркетинг* التسويق שיווק विपणन マーケティング 市场 市場 마케팅 การตลาด growth",
	"finance-manager":
		"finance financial finanzen finances financier finanzas financiero finanza finanziario financas financeiro financien finansow* ekonomi finanzi finanse finans tai chinh keuangan финанс* фінанс* المالية כספים वित्त 財務 财务 財会 재무 การเงิน",
	"human-resources-manager":
		"hr people talent personal personalwesen rh humaines recursos humanos personale umane personeel kadr* personaldirektor lidskych insan nhan su sdm персонал* кадр* الموارد משאבי मानव 人事 人力 인사 บุคคล",
	"it-manager": "it information informatik edv informatique informatica informatyki cio dsi teknologi ит іт 情報システム 信息 정보 สารสนเทศ",
	"software-development-manager": "engineering software technology development entwicklung desarrollo ingenieria cto technik 開発 研发 개발",
	"product-manager": "product produkt produit producto prodotto produto produktu 产品 プロダクト 제품",
	"warehouse-manager": "warehouse distribution lager entrepot almacen magazzino armazem magazijn magazyn* sklad* depo kho gudang склад* 倉庫 仓储 창고",
	"operations-manager":
		"operations operating betrieb operativ* operations exploitation operaciones operazioni operativo operacoes operacyjn* drift provoz* operasyon van hanh operasional операц* العمليات תפעול 運営 运营 운영",
	"in-house-counsel":
		"legal recht rechtsabteilung juridique juridico legale prawn* juridik pravni hukuk phap che hukum юридическ* юридичн* القانونية משפטי 法務 法务 법무 กฎหมาย",
	"purchasing-manager":
		"procurement purchasing sourcing einkauf achats compras acquisti inkoop zakup* inkop nakup* satinalma satin mua hang pengadaan закуп* المشتريات רכש 購買 采购 採購 구매 จัดซื้อ",
	"supply-chain-manager": "supply logistics logistik logistique logistica logistiek logistyk* lojistik логистик* логістик* اللوجستيات לוגיסטיקה 物流 물류",
	"production-manager":
		"production manufacturing produktion fertigung werk produccion produzione producao productie produkcji vyroby uretim san xuat produksi производств* виробництв* الإنتاج ייצור 製造 生产 生産 생산 ผลิต",
	"quality-manager":
		"quality qualitat qualite calidad qualita qualidade kwaliteit jakosci kvalitet kvality kalite chat luong mutu качеств* якост* الجودة איכות 品質 质量 품질",
	"research-and-development-manager": "research forschung recherche investigacion ricerca pesquisa onderzoek badan forskning vyzkum* arge 研究",
	"communications-manager": "communications communication kommunikation comunicacion comunicazione comunicacao communicatie komunikacji pr corporate affairs",
	"nurse-manager": "nursing pflege pflegedienst soins enfermeria infermieristic* enfermagem verpleeg* pielegniar* 看護 护理 간호",
	"health-services-manager": "medical clinical hospital medizin medico clinique 医療 医务",
	"construction-project-manager": "construction bau travaux obra obras cantiere bouw budow* stavb* 工程 施工",
	"facilities-manager": "facilities facility estates",
	"training-manager": "training learning weiterbildung formation formacion formazione",
	"business-development-manager": "business partnerships",
	"nonprofit-director": "nonprofit charity ngo",
};

const exact = new Map<string, string>();
const beginnings: (readonly [string, string])[] = [];
for (const [occupation, words] of Object.entries(PARTS)) {
	for (const written of words.split(" ")) {
		const [word] = occupationWords(written);
		if (word === undefined) continue;
		if (written.endsWith("*")) beginnings.push([word, occupation]);
		else if (!exact.has(word)) exact.set(word, occupation);
	}
}
const unspaced = [...exact].filter(([word]) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/u.test(word));

/** Who works in a part, for titles that name no more than the part: `Marketing Intern`, `Werkstudent Personal`. */
const MEMBERS: Readonly<Record<string, string>> = {
	"sales-director": "sales-representative",
	"marketing-manager": "marketing-specialist",
	"finance-manager": "financial-analyst",
	"human-resources-manager": "human-resources-specialist",
	"it-manager": "it-support-technician",
	"software-development-manager": "software-engineer",
	"in-house-counsel": "in-house-counsel",
	"purchasing-manager": "buyer",
	"supply-chain-manager": "logistics-coordinator",
	"production-manager": "factory-worker",
	"quality-manager": "quality-inspector",
	"research-and-development-manager": "researcher",
	"communications-manager": "public-relations-specialist",
	"nurse-manager": "registered-nurse",
	"construction-project-manager": "construction-labourer",
};

/** The part of a company that a title names, as the occupation that leads it. */
function partIn(words: readonly string[]): string | null {
	for (const word of words) {
		const found = exact.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1];
		if (found) return found;
	}
	const joined = words.join(" ");
	return unspaced.find(([word]) => joined.includes(word))?.[1] ?? null;
}

/** The occupation of those who work in the part of a company that a title names, or null. */
export function memberOccupation(words: readonly string[]): string | null {
	return MEMBERS[partIn(words) ?? ""] ?? null;
}

/** The occupation that leads the part of a company that a head's title names: `VP Sales`, `Leiter Einkauf`, `財務部長`. Null for any other title. */
export function ledOccupation(words: readonly string[]): string | null {
	const joined = words.join(" ");
	const isHead = words.some((word) => HEADS.has(word)) || UNSPACED_HEADS.some((head) => joined.includes(head));
	return isHead ? partIn(words) : null;
}

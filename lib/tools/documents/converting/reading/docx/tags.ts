export const UNSEEN: ReadonlySet<string> = new Set([
	"w:del",
	"w:moveFrom",
	"mc:Fallback",
	"w:rt",
	"w:delText",
	"w:sdtPr",
	"w:pPrChange",
	"w:rPrChange",
	"w:tblPrChange",
]);
/** Notes at the foot of pages; those with a type are the lines above them. */
export const NOTE_TAGS: ReadonlySet<string> = new Set(["w:footnote", "w:endnote"]);
export const LOST: Readonly<Record<string, string>> = {
	"c:chart": "A chart was left out: its picture is not in the file.",
	"dgm:relIds": "A diagram (SmartArt) was left out: its picture is not in the file.",
	"o:OLEObject": "An embedded object is shown by its picture, if it has one.",
};
export const EMU_PER_PT = 12_700;
export const HEADING_NAMES = /^heading ([1-6])$/;

/**
 * Browsers that print to PDF name some glyphs by the radical that looks like the letter, as Unicode's list of equivalent ideographs has it:
 * no font for text need have the radical, and no word holds it.
 */
const RADICALS =
	"⺁⺃⺄⺅⺆⺈⺉⺊⺌⺍⺎⺏⺐⺒⺓⺔⺕⺖⺘⺙⺛⺜⺝⺞⺟⺠⺡⺢⺣⺤⺥⺦⺧⺨⺩⺪⺫⺬⺭⺮⺯⺰⺱⺲⺶⺷⺸⺹⺺⺻⺼⺾⺿⻀⻁⻂⻃⻄⻅⻆⻈⻉⻊⻋⻌⻍⻎⻏⻐⻑⻒⻓⻔⻖⻗⻘⻙⻚⻛⻜⻝⻟⻠⻢⻣⻤⻥⻦⻧⻨⻩⻪⻫⻬⻭⻮⻯⻰⻱⻲⻳";
const LETTERS =
	"厂乚乙亻冂刀刂卜小小兀尣尢巳幺彑彐忄扌攵旡日月歺母民氵氺灬爫爫丬牛犭王疋目示礻竹糹纟罓罒羊羊羊耂肀聿肉艹艹艹虎衤覀西见角讠贝足车辶辶辶阝钅長镸长门阝雨青韦页风飞食飠饣马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟";

const letters = new Map([...RADICALS].map((radical, at) => [radical, LETTERS.charAt(at)]));

/** Text with the letters that radicals stand for. */
export const withoutRadicals = (text: string): string => text.replace(/[\u2e80-\u2eff]/g, (radical) => letters.get(radical) ?? radical);

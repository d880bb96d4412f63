// Runs in a thread of its own. Plain JavaScript, since threads are started from the file as it lies.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";

const { packagesDir } = workerData;
const createCore = createRequire(path.join(packagesDir, "tesseract.js-core", "package.json"))("tesseract.js-core/tesseract-core-simd-lstm");
/** The engine that learned, without the older one. */
const LEARNED = 1;
const WHOLE_PAGE = "3";
/** Where the engine looks for it. */
const PICTURE = "/input";

const core = await createCore({ print: () => {}, printErr: () => {} });
const loaded = new Set();
let api = null;
let current = "";

function speak(languages) {
	for (const language of languages.filter((name) => !loaded.has(name))) {
		const file = path.join(packagesDir, "@tesseract.js-data", language, "4.0.0_best_int", `${language}.traineddata.gz`);
		core.FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(file)));
		loaded.add(language);
	}
	const wanted = languages.join("+");
	if (wanted === current) return;
	api?.End();
	api = new core.TessBaseAPI();
	if (api.Init(null, wanted, LEARNED) !== 0) throw new Error(`No data for ${wanted}`);
	api.SetVariable("tessedit_pageseg_mode", WHOLE_PAGE);
	current = wanted;
}

/** Words of a picture with their places, and the lines that they stand on. */
function recognize({ picture, dpi, languages }) {
	speak(languages);
	core.FS.writeFile(PICTURE, picture);
	api.SetVariable("user_defined_dpi", String(dpi));
	if (api.SetImageFile(1, 0) === 1) throw new Error("The picture can't be opened");
	api.Recognize(null);
	const { blocks } = JSON.parse(api.GetJSONText());
	const lines = (blocks ?? []).flatMap(({ paragraphs }) => (paragraphs ?? []).flatMap((paragraph) => paragraph.lines ?? []));
	api.Clear();
	return lines.map(({ baseline, rowAttributes, words }) => ({
		baseline,
		height: rowAttributes.rowHeight,
		words: (words ?? []).map(({ text, confidence, bbox }) => ({ text, confidence: confidence / 100, ...bbox })),
	}));
}

parentPort.on("message", (request) => {
	try {
		parentPort.postMessage({ lines: recognize(request) });
	} catch (error) {
		parentPort.postMessage({ failure: String(error) });
	}
});

import { type Browser, chromium } from "@playwright/test";
import { type Bank, readBanks } from "./bank";
import { docxOf } from "./docx";
import { htmlOf } from "./html";
import { type LaidResume, Layout } from "./layout";
import { composePerson } from "./person";
import { Random } from "./random";

export interface MadeResume {
	readonly resume: LaidResume;
	readonly fileName: string;
	readonly bytes: Uint8Array;
}

const FIRST_SEED = 1_000;

function running({ running: own }: LaidResume) {
	if (!own) return {};
	const number = own.hasNumber ? ' <span class="pageNumber"></span>/<span class="totalPages"></span>' : "";
	const text = `<div style="font-size:8px;width:100%;padding:0 12mm">${own.text}${number}</div>`;
	const none = "<span></span>";
	return { displayHeaderFooter: true, headerTemplate: own.isAtTop ? text : none, footerTemplate: own.isAtTop ? none : text };
}

/** Makes resumes of invented persons in all languages and many forms; equal numbers make equal files. */
export class ResumeMaker {
	private constructor(
		private readonly banks: readonly Bank[],
		private readonly browser: Browser,
	) {}

	static async open(): Promise<ResumeMaker> {
		const executablePath = process.env.PLAYWRIGHT_CHROMIUM || "/usr/bin/chromium";
		return new ResumeMaker(await readBanks(), await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] }));
	}

	/** A third of all are written by a word processor's library, the others printed by a browser. */
	async make(language: string, number: number): Promise<MadeResume> {
		const bank = this.banks.find((one) => one.language === language);
		if (!bank) throw new Error(`There is no bank of ${language}`);
		const random = new Random(FIRST_SEED + number * 7_919 + language.charCodeAt(0) * 31 + language.charCodeAt(1));
		const resume = new Layout(composePerson(bank, random), random).lay();
		if (random.chance(0.3)) return { resume, fileName: `${number}.docx`, bytes: await docxOf(resume, random) };
		const page = await this.browser.newPage();
		try {
			await page.setContent(htmlOf(resume, random));
			return {
				resume,
				fileName: `${number}.pdf`,
				bytes: new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true, ...running(resume) })),
			};
		} finally {
			await page.close();
		}
	}

	get languages(): string[] {
		return this.banks.map(({ language }) => language);
	}

	async close(): Promise<void> {
		await this.browser.close();
	}
}

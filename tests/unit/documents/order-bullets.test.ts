import { describe, expect, it } from "vitest";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { orderBullets, type RankedBullet } from "@/lib/tools/documents/writing/order-bullets";
import { readPostingNeeds } from "@/lib/tools/documents/writing/relevance";
import { writePositions } from "@/lib/tools/documents/writing/write-positions";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile, SAMPLE_SKILLS as skills } from "@/tests/factories/sample-profile";

const bullet = (at: number, worth: number, told: Partial<RankedBullet> = {}): RankedBullet => ({
	bullet: { bulletId: `B${at}`, text: `Line ${at}`, source: { lineIds: [], page: 1, quote: "" } },
	at,
	worth,
	result: 0,
	skills: [],
	spoken: [],
	...told,
});
const places = (...bullets: RankedBullet[]) => orderBullets(bullets).map(({ at }) => at);

describe("the order of a position's lines", () => {
	it("stays where a line shares no more than plain words with the posting", () => {
		expect(places(bullet(0, 1), bullet(1, 1), bullet(2, 4))).toEqual([0, 1, 2]);
		expect(places(bullet(0, 1), bullet(1, 1), bullet(2, 4, { skills: ["Kafka"] }))).toEqual([2, 0, 1]);
	});

	it("keeps the strongest result above what names no skill that is asked for", () => {
		expect(places(bullet(0, 0, { result: 2 }), bullet(1, 0), bullet(2, 5, { spoken: ["work"] }))).toEqual([0, 1, 2]);
		expect(places(bullet(0, 0), bullet(1, 0), bullet(2, 5, { spoken: ["work"] }))).toEqual([2, 0, 1]);
	});

	it("is told by the line that moved and what it names: a line that was the first already is not said to open", () => {
		const [first] = profile.experience;
		if (!first) throw new RangeError("The sample has no position");
		const text = ["Cut costs by 30 % with Kafka streams", "Kept the desk tidy", "Answered the phone", "Moved 12 services to Kafka"];
		const bullets = text.map((line, at) => ({ bulletId: `K${at}`, text: line, source: { lineIds: [], page: 1, quote: "" } }));
		const wanted = { ...posting, title: "Streaming engineer", description: "We run Kafka." };
		const draft = composeResume({ profile, posting: wanted, skills }).resume;
		const { changes, lines } = writePositions([{ ...first, bullets }], draft, readPostingNeeds(wanted), { tag: "en", isEnglish: true });
		expect(lines[0]?.map(({ sourceIds }) => sourceIds[0])).toEqual(["K0", "K3", "K1", "K2"]);
		expect(changes.filter(({ kind }) => kind === "reordered")).toMatchObject([
			{ what: 'Higher up: "Moved 12 services to Kafka".', why: "It names Kafka, which the posting asks for, and shows what came of it." },
		]);
	});

	it("tells of each line that moved by itself, and quotes no word that any posting of the trade says", () => {
		const [first] = profile.experience;
		if (!first) throw new RangeError("The sample has no position");
		const text = ["Lead shifts of 8 nurses in a mixed unit", "Kept the stock list", "Cut infections of lines by 38% in patient care", "Washed the car"];
		const bullets = text.map((line, at) => ({ bulletId: `K${at}`, text: line, source: { lineIds: [], page: 1, quote: "" } }));
		const wanted = { ...posting, title: "Registered Nurse", description: "Requirements\n- Care for patients\n- Team work\n- Patient care" };
		const draft = composeResume({ profile, posting: wanted, skills }).resume;
		const { changes, lines } = writePositions([{ ...first, bullets }], draft, readPostingNeeds(wanted), { tag: "en", isEnglish: true });
		const moved = changes.filter(({ kind }) => kind === "reordered");
		expect(lines[0]?.[0]?.sourceIds).toEqual(["K2"]);
		expect(moved).toMatchObject([{ what: 'Opens with "Cut infections of lines by 38% in patient care".', sourceIds: ["K2"] }]);
		expect(moved[0]?.why).not.toMatch(/"|patient care/iu);
	});
});

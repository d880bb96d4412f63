import { describe, expect, it } from "vitest";
import { unmetTitle } from "@/components/goal-jobs/goal/unmet-goal";
import { readGoal } from "@/lib/catalog/read-goal";

const read = (goalText: string) => readGoal({ goalText, fileNames: [] });
const first = ({ matches, nearest }: ReturnType<typeof read>) => (matches[0] ?? nearest[0])?.workflowId;

const JOBS = [
	"oferty pracy",
	"szukam pracy dla mojego cv",
	"trouve des offres d'emploi pour mon cv",
	"cerco lavoro con il mio curriculum",
	"procurar vagas com meu currículo",
	"vacatures zoeken voor mijn cv",
	"hitta jobb till mitt cv",
	"najdi práci pro můj životopis",
	"özgeçmişim için iş bul",
	"tìm việc làm với CV của tôi",
	"cari lowongan untuk CV saya",
	"이력서로 일자리 찾기",
	"用我的简历找工作",
	"найди работу по моему резюме",
	"знайди вакансії для мого резюме",
	"ابحث عن وظائف لسيرتي الذاتية",
	"חפש משרות לקורות החיים שלי",
	"मेरे रिज्यूमे के लिए नौकरी खोजें",
	"หางานจากเรซูเม่ของฉัน",
];

describe("a goal in another language", () => {
	it("has its workflow first by plain words for resumes and jobs in every language that resumes are read in", () => {
		for (const goal of JOBS) expect([goal, first(read(goal))]).toEqual([goal, "goal_lane.resume_to_job_ready"]);
	});

	it("finds tables and redaction by plain words too", () => {
		for (const goal of ["zamień CSV na Excel", "convertir CSV en Excel", "конвертировать CSV в Excel"])
			expect([goal, first(read(goal))]).toEqual([goal, "conversion.tables"]);
		for (const goal of ["zaczernij dane osobowe w PDF", "caviarder les données personnelles d'un PDF", "涂黑PDF中的个人信息"])
			expect([goal, first(read(goal))]).toEqual([goal, "forge.redact"]);
	});

	it("that could not be read is not said to be done by none", () => {
		for (const goal of ["oferty pracy", "upiec chleb", "забронируй билет", "机票预订", "이력서로 일자리 찾기"]) {
			expect([goal, read(goal)]).toMatchObject([goal, { matches: [], isLanguageRead: false }]);
		}
		expect(unmetTitle("upiec chleb", false)).toBe("This goal could not be read");
		expect(unmetTitle("bake bread", true)).toBe("None of our workflows does this yet");
	});
});

it("a goal in a language that is read is known as such, whatever it wants", () => {
	for (const goal of [
		"bake bread",
		"book me a flight to Rome",
		"reserva un vuelo a Roma",
		"航空券を予約",
		"Wie wird das Wetter morgen in Hamburg",
		"🙂🙂🙂",
		"cv",
	])
		expect([goal, read(goal).isLanguageRead]).toEqual([goal, true]);
});

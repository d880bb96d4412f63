import { describe, expect, it } from "vitest";
import { findDateRange, findDateRanges, withoutRange, yearsCovered } from "@/lib/tools/reading/text/date-ranges";

describe("findDateRange", () => {
	it("takes no day of a month from the cell before", () => {
		expect(findDateRange("Electrician, roster 2/1\tAug 2015 – Jan 2019")?.text).toBe("Aug 2015 – Jan 2019");
		expect(findDateRange("Electrician\t1 Aug 2015 – 3 Jan 2019")?.text).toBe("1 Aug 2015 – 3 Jan 2019");
	});

	it.each([
		["03/2021 – heute", "2021-03", null, true],
		["Jan 2020 - Present", "2020-01", null, true],
		["2019–2021", "2019", "2021", false],
		["2019-21", "2019", "2021", false],
		["WS 2021/22 – WS 2024/25", "2021", "2025", false],
		["2016/17 – heute", "2016", null, true],
		["2016/17", "2016", "2017", false],
		["Sept. 2013 to December 2017", "2013-09", "2017-12", false],
		["Janvier 2020 – aujourd’hui", "2020-01", null, true],
		["Août 2016 à févr. 2019", "2016-08", "2019-02", false],
		["März 2018 bis Dezember 2019", "2018-03", "2019-12", false],
		["01.04.2018 - 30.06.2020", "2018-04", "2020-06", false],
		["seit 10/2022", "2022-10", null, true],
		["enero de 2014 – abril de 2019", "2014-01", "2019-04", false],
		["desde mayo de 2019", "2019-05", null, true],
		["marzo 2015 - oggi", "2015-03", null, true],
		["mrt 2015 – heden", "2015-03", null, true],
		["fev 2017 até o momento", "2017-02", null, true],
		["2020年4月 – 現在", "2020-04", null, true],
		["2017年4月〜2020年3月", "2017-04", "2020-03", false],
		["tháng 4/2020 – hiện tại", "2020-04", null, true],
		["04/2020 đến 06/2021", "2020-04", "2021-06", false],
		["2020-03 – 2021-11", "2020-03", "2021-11", false],
		["Jun ’18 – Feb ’21", "2018-06", "2021-02", false],
		["Graduated May 2015", null, "2015-05", false],
		["Jun – Aug 2016", "2016-06", "2016-08", false],
		["Nov – Feb 2017", "2016-11", "2017-02", false],
		["févr. – juil. 2011", "2011-02", "2011-07", false],
		["janv. 2019 – auj.", "2019-01", null, true],
		["2022/01 →", "2022-01", null, true],
		["2014 –\tOwner", "2014", null, true],
		["2012 – 2014\tX. Kowalski", "2012", "2014", false],
		["2024年7月–12月", "2024-07", "2024-12", false],
		["民國101年8月–102年1月", "2012-08", "2013-01", false],
		["平成21年4月〜28年2月", "2009-04", "2016-02", false],
		["may – the 2019", null, "2019", false],
		["2018 –", "2018", null, true],
		["平成28年4月～平成31年3月", "2016-04", "2019-03", false],
		["H25.4～H29.9", "2013-04", "2017-09", false],
		["令和元年10月", null, "2019-10", false],
		["民國105年6月～108年3月", "2016-06", "2019-03", false],
		["2020년 7월 ~ 현재", "2020-07", null, true],
		["2018. 4. 2 ~ 2019. 12. 31", "2018-04", "2019-12", false],
		["มี.ค. 2561 – ส.ค. 2564", "2018-03", "2021-08", false],
		["2563 - ปัจจุบัน", "2020", null, true],
		["٢٠١٥ - ٢٠١٧", "2015", "2017", false],
		["كانون الثاني 2013 – آذار 2016", "2013-01", "2016-03", false],
		["منذ أبريل 2021", "2021-04", null, true],
		["מרץ 2017 עד היום", "2017-03", null, true],
		["मार्च 2018 से अगस्त 2021 तक", "2018-03", "2021-08", false],
		["२०१४ – २०१६", "2014", "2016", false],
		["с 15.06.2003 по 30.09.2004", "2003-06", "2004-09", false],
		["вересень 2005 р. – червень 2007 р.", "2005-09", "2007-06", false],
		["XI 2014 – II 2016", "2014-11", "2016-02", false],
		["wrzesień 2005 r. do czerwca 2007 r.", "2005-09", "2007-06", false],
		["září 2005 až červen 2007", "2005-09", "2007-06", false],
		["Eylül 2005 / Haziran 2007", "2005-09", "2007-06", false],
		["02.2023 - devam ediyor", "2023-02", null, true],
		["okt -17 – mars -18", "2017-10", "2018-03", false],
		["Des 2012 s.d. Feb 2015", "2012-12", "2015-02", false],
		["05/10 – 02/14", "2010-05", "2014-02", false],
		["8/2/2015 - 10/30/2016", "2015-02", "2016-10", false],
	])("reads %s", (text, start, end, isCurrent) => {
		expect(findDateRange(text)).toMatchObject({ start, end, isCurrent });
	});

	it('takes "dès 2017" for since then, and no December', () => {
		expect(findDateRange("dès 2017")).toMatchObject({ start: "2017", isCurrent: true, text: "dès 2017" });
		expect(findDateRange("des 2017")).toMatchObject({ end: "2017-12" });
	});

	it.each(["+49 151 2345 6789", "Budget of 2,400 EUR", "ISO 9001", "3 years", "cut 2019.5 hours", "May the force", "24/7 support"])(
		"finds none in %s",
		(text) => {
			expect(findDateRanges(text)).toEqual([]);
		},
	);

	it("points at the place of the span and leaves the rest clean", () => {
		const text = "Acme GmbH | Engineer (01/2020 - 03/2021)";
		const range = findDateRange(text);
		expect(range?.text).toBe("01/2020 - 03/2021");
		expect(range && withoutRange(text, range)).toBe("Acme GmbH | Engineer");
		const length = "January 2020 - Present (3 years 2 months)";
		const found = findDateRange(length);
		expect(found && withoutRange(length, found)).toBe("");
	});
});

describe("yearsCovered", () => {
	const now = new Date("2026-07-15T00:00:00Z");
	const span = (startDate: string | null, endDate: string | null, isCurrent = false) => ({ startDate, endDate, isCurrent });

	it("counts overlapping spans once and a running one up to now", () => {
		expect(yearsCovered([span("2020-01", "2020-12"), span("2020-07", "2021-06")], now)).toBe(1.5);
		expect(yearsCovered([span("2025-07", null, true)], now)).toBe(1.1);
	});

	it("takes years alone from their middle and leaves gaps out", () => {
		expect(yearsCovered([span("2019", "2021"), span("2010", "2012")], now)).toBe(4);
	});

	it("knows nothing without a start, and never counts the future", () => {
		expect(yearsCovered([span(null, "2020")], now)).toBeNull();
		expect(yearsCovered([span("2026-01", "2030-01")], now)).toBe(0.6);
	});
});

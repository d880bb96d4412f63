import { expect, it } from "vitest";
import { withDatesInOneStyle } from "@/lib/tools/documents/printing/outline/date-style";

function restyled(language: string, ...given: string[]): string[] {
	const blocks = given.map((dates) => ({ type: "entry" as const, title: "", organisation: "", place: "", dates, bullets: [] }));
	return withDatesInOneStyle([{ heading: "", blocks }], language).flatMap((section) =>
		section.blocks.flatMap((block) => (block.type === "entry" ? [block.dates] : [])),
	);
}

it.each([
	[
		"en",
		["06/2019 – Present", "Aug 2014 to May 2019", "2011-2014", "March 2009 thru Dec. 2010"],
		["Jun 2019 – Present", "Aug 2014 – May 2019", "2011 – 2014", "Mar 2009 – Dec 2010"],
	],
	[
		"de",
		["seit 03/2019", "04/2012 – 02/2019", "10/2008–09/2011", "Okt. 2005 bis Sep. 2008"],
		["seit 03/2019", "04/2012 – 02/2019", "10/2008 – 09/2011", "10/2005 – 09/2008"],
	],
	[
		"fr",
		["sept. 2019 à aujourd'hui", "01/2015 - 08/2019", "févr. 2013 - déc. 2014"],
		["sept. 2019 – aujourd'hui", "janv. 2015 – août 2019", "févr. 2013 – déc. 2014"],
	],
])("dates of a resume in %s that are written in several ways are printed as most of them are", (language, given, printed) => {
	expect(restyled(language, ...given)).toEqual(printed);
});

it("dates that agree stay as their owner wrote them", () => {
	const given = ["03/2019 – heute", "04/2012 – 02/2019", "2008–2011"];
	expect(restyled("de", ...given)).toEqual(given);
});

it("dates that say more than months stay as they are among others", () => {
	expect(
		restyled("en", "Summer 2018", "18 Jan 2025 – 2 Jul 2025", "01/2020 – 02/2021", "Mar 2016 – Dec 2019 (part-time)", "May 2014", "until 03/2013"),
	).toEqual(["Summer 2018", "18 Jan 2025 – 2 Jul 2025", "Jan 2020 – Feb 2021", "Mar 2016 – Dec 2019 (part-time)", "May 2014", "until 03/2013"]);
});

it("dates of languages that write them in another way are left alone", () => {
	const given = ["2015年4月～現在", "2011/04 - 2014/03"];
	expect(restyled("ja", ...given)).toEqual(given);
});

it("two years stay two years where they might be a month of the first", () => {
	expect(restyled("en", "2004-05", "2006/07", "2019-03", "Mar 2016 – Dec 2018", "May 2014")).toEqual([
		"2004-05",
		"2006/07",
		"Mar 2019",
		"Mar 2016 – Dec 2018",
		"May 2014",
	]);
});

it('"to date" keeps its first word', () => {
	expect(restyled("en", "June 2018 to date", "03/2016 – 05/2018")).toEqual(["Jun 2018 to date", "Mar 2016 – May 2018"]);
});

/**
 * Rooms that hold nothing but words, tables, pure functions and what they made: files of tests that share a process share them, since to read them
 * again for every file was a third of the suite's work. What one of them comes to use has to last as well: it would be read again with what it
 * uses (tests/unit/local/lasting-rooms).
 */
export const LASTING = new RegExp(
	[
		"/lib/tools/(?:taxonomy|fit|documents|resume-profile|reading|tables|drawing|media)/",
		"/lib/tools/job-search/(?:(?:given-posting|shape|duplicates)/(?!posting-source|normalize-rows)|(?:limits|schemas|canonical-url)[.]ts)",
		"/lib/tools/(?:tool|inspection|device/kept-on-device)[.]ts",
		"/lib/models/tokens[.]ts",
		"/lib/platform/(?:(?:language|contract|network|waiting)/|(?:errors|ids|records|trouble|prisma/enums)[.]ts)",
		"/lib/http/openapi/",
		"/local/processes/compiled-program[.]ts",
		"/package[.]json",
		"/prisma/sample-resume[.]ts",
		"/tests/(?:accuracy/scoring/|factories/sample-files[.]ts)",
	].join("|"),
);

process.env.CREDIT_UNIT = "credits";
process.env.RATE_LIMIT_SCALE = "100000";
const { racesSuite } = await import("./suites/races");

racesSuite("credits");

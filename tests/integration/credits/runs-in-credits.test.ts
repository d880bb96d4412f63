process.env.CREDIT_UNIT = "credits";
const { runsSuite } = await import("./suites/runs");

runsSuite("credits");

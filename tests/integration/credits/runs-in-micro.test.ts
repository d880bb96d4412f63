process.env.CREDIT_UNIT = "micro";
const { runsSuite } = await import("./suites/runs");

runsSuite("micro");

process.env.CREDIT_UNIT = "micro";
const { modelSuite } = await import("./suites/model");

modelSuite("micro");

process.env.CREDIT_UNIT = "credits";
const { modelSuite } = await import("./suites/model");

modelSuite("credits");

// Before anything reads the environment: how often one may call is not what such a file shows.
process.env.RATE_LIMIT_SCALE = "100000";

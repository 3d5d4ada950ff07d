# Every target is a few lines in Scripts/, which can be run by hand as well.
#   make run DECK="path with spaces" ARGS="--duration 3"
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help run test quick check states bench web docs api conformance pictures bless fuzz sanitize clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: ## Play pictures: make run DECK=folder (without DECK a demo; ARGS for options)
	@Scripts/run.sh

test: ## Run everything: what check runs, then GTK on a virtual display, browsers, conformance, fuzzing targets, AddressSanitizer
	@Scripts/test.sh

quick: ## Build and test the core alone, for the inner loop
	@Scripts/quick.sh

check: ## Run what needs no display and no GTK: format, lint, core, build, tests, benchmarks, docs
	@Scripts/check.sh

bench: ## Measure all that Dwell costs, beside others: make bench ONLY="core gtk play web"
	@Scripts/bench.sh $(ONLY)

states: ## Walk through every order of events, make states DEPTH=6 for as many steps of a carousel
	@DWELL_DEPTH=$(DEPTH) Scripts/states.sh

fuzz: ## Feed arbitrary bytes to all that reads any: make fuzz SECONDS=600 for ten minutes each
	@FUZZ_SECONDS=$(or $(SECONDS),30) Scripts/fuzz.sh

sanitize: ## Run the tests under AddressSanitizer and ThreadSanitizer
	@Scripts/sanitize.sh

web: ## Build the custom elements into Web/dist and compare their sizes with the budget
	@Scripts/web.sh

conformance: ## Play what any timed carousel must do with ours and others: make conformance PEERS=folder
	@PEERS="$(PEERS)" Scripts/conformance.sh

docs: ## Build the documentation of the core and the fronts into out/docs
	@Scripts/docs.sh

api: ## Renew the lists of public declarations in API; read the diff before committing
	@Scripts/api.sh renew

pictures: ## Draw the pictures of the README again; look at them before committing
	@Scripts/pictures.sh

bless: ## Renew the golden files from what the code gives now; read the diff before committing
	@Scripts/bless.sh

clean: ## Remove everything that was built
	rm -rf .build .build-* Web/dist out Benchmarks/.build Benchmarks/*/.build

# Every target is a script in Scripts/, which can also be run directly.
#   make run DECK="path with spaces" ARGS="--duration 3"
SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help run test quick check states mutate bench web web-package archive install uninstall release docs api conformance pictures bless fuzz sanitize clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

run: ## Play pictures: make run DECK=folder (without DECK a demo, on a Mac the gallery; ARGS for options)
	@Scripts/run.sh

test: ## Run everything: all modules, GTK on a virtual display, browsers, conformance, fuzzing, AddressSanitizer
	@Scripts/test.sh

quick: ## Build and test only the core, for quick iterations
	@Scripts/quick.sh

check: ## Check the core in three minutes: format, lint, embedded core, its tests, text goldens
	@Scripts/check.sh

bench: ## Measure Dwell against other libraries: make bench ONLY="core gtk play video web"; PEERS=folder for more
	@PEERS="$(PEERS)" Scripts/bench.sh $(ONLY)

states: ## Explore all sequences of events: make states DEPTH=6 for a carousel's depth
	@DWELL_DEPTH=$(DEPTH) Scripts/explore.sh states

mutate: ## Make small mistakes in the core and list those that no test notices: make mutate ARGS="--in Timeline"
	@Scripts/mutate.sh $(ARGS)

fuzz: ## Fuzz all code that reads bytes: make fuzz SECONDS=600 for ten minutes per target
	@FUZZ_SECONDS=$(or $(SECONDS),30) Scripts/fuzz.sh

sanitize: ## Run the tests under AddressSanitizer and ThreadSanitizer
	@Scripts/sanitize.sh

web: ## Build the custom elements into Web/dist and check their sizes against the budget
	@Scripts/web.sh

web-package: web ## Pack the custom elements as a package for registries, in out
	@Scripts/web.sh package

archive: ## Build the command for Linux and pack it with all that belongs to it, in out
	@Scripts/release.sh archive

install: ## Build and install the command: make install PREFIX=~/.local (/usr/local); LIBRARY=1 for the C library
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" LIBRARY="$(LIBRARY)" Scripts/install.sh

uninstall: ## Remove what make install has installed: make uninstall PREFIX=~/.local
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install.sh remove

release: ## Check everything, write the archives into out/release and tag them: make release VERSION=1.2.3
	@Scripts/release.sh $(VERSION)

conformance: ## Test timed carousels, ours and others: make conformance PEERS=folder
	@PEERS="$(PEERS)" Scripts/conformance.sh

docs: ## Build the documentation of the core and the fronts into out/docs
	@Scripts/docs.sh

api: ## Update the lists of public declarations in API; review the diff before committing
	@Scripts/api.sh renew

pictures: ## Redraw the pictures of the README; review them before committing
	@Scripts/pictures.sh

bless: ## Update the golden files; review the diff before committing
	@Scripts/bless.sh

clean: ## Remove all build products
	rm -rf .build .build-* Web/dist out Player/.build Tools/*/.build Tools/*/*/.build

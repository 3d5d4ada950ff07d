// DwellJSON
